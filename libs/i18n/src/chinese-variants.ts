/**
 * Returns the pairs of a traditional Chinese character and the simplified one, `網网站…`, for the characters of a text in
 * either script. Empty for a language other than Chinese.
 */
export async function chineseVariants(locale: string, text: string): Promise<string> {
  const { script = '' } = new Intl.Locale(locale).maximize();
  if (!['Hans', 'Hant'].includes(script)) return '';
  const { Converter } = await import('opencc-js');
  const convert = Converter({ from: 'tw', to: 'cn' });
  // OpenCC converts by word: each character is a line.
  const simplify = (characters: readonly string[]) => convert(characters.join('\n')).split('\n');
  const used = new Set(simplify(Array.from(text)));
  const simplified = simplify(unifiedIdeographs);
  return unifiedIdeographs
    .map((character, index) => [character, simplified[index] ?? ''] as const)
    .filter(([character, simple]) => character !== simple && used.has(simple))
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .flat()
    .join('');
}

/** The block of Unicode with the Chinese characters in common use. */
const [first, last] = [0x4e00, 0x9fff];
const unifiedIdeographs = Array.from({ length: last - first + 1 }, (_, index) =>
  String.fromCharCode(first + index),
);
