import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** How many bytes each part of a document adds to those before it. Apart from each other they would weigh more. */
export interface Parts {
  markup: number;
  styles: number;
  /** What it brings along for its scripts, most of which stands in the markup too. */
  words: number;
  /** What it says of itself to search engines. */
  structuredData: number;
}

export async function partsOf(html: string, whole: number): Promise<Parts> {
  const withoutData = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
  const withoutWords = withoutData.replace(/<script type="application\/json".*?<\/script>/s, '');
  const markup = await weigh(withoutWords.replace(/<style>.*?<\/style>/s, ''));
  const dressed = await weigh(withoutWords);
  const worded = await weigh(withoutData);
  return { markup, styles: dressed - markup, words: worded - dressed, structuredData: whole - worded };
}

/** As the build packs documents. */
async function weigh(text: string): Promise<number> {
  const data = Buffer.from(text);
  const { length } = await promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  return length;
}
