import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The bytes that each part adds to the compressed parts before it. Compressed separately, the parts are larger. */
export interface Parts {
  markup: number;
  styles: number;
  /** The data block for hydration, most of which is also in the markup. */
  translations: number;
  /** JSON-LD for search engines. */
  structuredData: number;
}

export async function measureParts(html: string, whole: number): Promise<Parts> {
  const withoutData = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
  const withoutTranslations = withoutData.replace(/<script type="application\/json".*?<\/script>/s, '');
  const markup = await compressedSize(withoutTranslations.replace(/<style>.*?<\/style>/s, ''));
  const withStyles = await compressedSize(withoutTranslations);
  const withTranslations = await compressedSize(withoutData);
  return {
    markup,
    styles: withStyles - markup,
    translations: withTranslations - withStyles,
    structuredData: whole - withTranslations,
  };
}

/** The compressed size of a text, with the compression settings of the build. */
async function compressedSize(text: string): Promise<number> {
  const data = Buffer.from(text);
  const { length } = await promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  return length;
}
