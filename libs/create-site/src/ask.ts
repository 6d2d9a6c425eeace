import { basename, resolve } from 'node:path';
import { cancel, intro, isCancel, log, multiselect, text } from '@clack/prompts';
import {
  checkTarget,
  defaults,
  knownLanguages,
  nameOf,
  OptionError,
  pageNames,
  readOptions,
  type Typed,
} from './options.ts';
import { toHex } from '@studio/ui/tokens';
import { readBrand } from './site-files.ts';

const isAnswer = <Value>(value: Value): value is Exclude<Value, symbol> => !isCancel(value);

/** Ends the questions, as Ctrl+C does. */
function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (isAnswer(value)) return value;
  cancel('Nothing was written.');
  process.exit(130);
}

/** The sentence about a wrong answer, or nothing. */
const problemOf = (check: () => unknown): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof OptionError) return error.message;
    throw error;
  }
};

/** Asks for what was not typed. */
export async function ask(typed: Typed): Promise<Typed & { folder: string }> {
  intro('A new site');
  const folder =
    typed.folder ??
    answered(
      await text({
        message: 'The folder of the site, which is also the name of its package?',
        placeholder: 'northfork',
        validate: (value = '') => problemOf(() => checkTarget(value)),
      }),
    );
  const name =
    typed.name ??
    answered(
      await text({
        message: 'The name that visitors read?',
        initialValue: nameOf(basename(resolve(folder))),
        validate: (value = '') => problemOf(() => readOptions({ folder, name: value })),
      }),
    );
  const languages =
    typed.languages ??
    answered(
      await text({
        message: `Languages, the main one first? There are words in ${knownLanguages.join(', ')}.`,
        initialValue: defaults.languages,
        validate: (value = '') => problemOf(() => readOptions({ folder, languages: value })),
      }),
    );
  const pages =
    typed.pages ??
    answered(
      await multiselect({
        message: 'Pages?',
        options: pageNames.map((value) => ({ value, label: value })),
        initialValues: [...pageNames],
      }),
    ).join(',');
  const brand =
    typed.brand ??
    answered(
      await text({
        message: 'The colour of the brand?',
        initialValue: defaults.brand,
        validate: (value = '') => problemOf(() => readOptions({ folder, brand: value })),
      }),
    );
  log.message(preview(brand));
  const currency =
    typed.currency ??
    answered(
      await text({
        message: 'The currency of prices?',
        initialValue: defaults.currency,
        validate: (value = '') => problemOf(() => readOptions({ folder, currency: value })),
      }),
    );
  return { ...typed, folder, name, languages, pages, brand, currency };
}

/** The depths of a brand, its colour and its accent, as blocks of colour in a terminal. */
function preview(color: string): string {
  const { css, color: own } = readBrand(color);
  const valueOf = (name: string) =>
    new RegExp(`--${name}: (?:light-dark\\()?(oklch\\([^)]*\\))`).exec(css)?.[1];
  const names = ['day-0', 'day-2', 'day-4', 'day-6', 'day-8', 'dusk-8', 'dusk-4', 'dusk-0'];
  return [own, ...names.flatMap((name) => valueOf(`color-${name}`) ?? []), valueOf('color-accent') ?? own]
    .map((value) => block(toHex(value)))
    .join('');
}

function block(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001B[48;2;${String(red)};${String(green)};${String(blue)}m    \u001B[0m`;
}
