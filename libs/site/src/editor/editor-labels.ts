import type { PictureWords } from './page/picture-crop.ts';
import type { TranslationTree } from '@studio/i18n/files';

/** Returns the text with a key such as `fields.title`, if there is one. */
export type Label = (key: string) => string | undefined;

/** Finds labels among the texts of one language. */
export const createLabels =
  (texts: TranslationTree): Label =>
  (key) => {
    let found: string | TranslationTree | undefined = texts;
    for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
    return typeof found === 'string' ? found : undefined;
  };

/** The name of a field as words: `yearlyPrice` is "Yearly price". */
export function toWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of `PictureCrop`. */
export const pictureWords = (label: Label): PictureWords => ({
  choose: label('picture.choose') ?? 'Choose a picture',
  shape: label('picture.shape') ?? 'Shape',
  whole: label('picture.whole') ?? 'The whole picture',
  zoom: label('picture.zoom') ?? 'Zoom',
  across: label('picture.across') ?? 'Left to right',
  down: label('picture.down') ?? 'Top to bottom',
  use: label('picture.use') ?? 'Use this part',
});
