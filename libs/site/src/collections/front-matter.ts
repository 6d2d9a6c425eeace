import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';

/** A mistake in a file, with its place. */
export class ContentError extends Error {
  readonly file: string;
  /** What is wrong, without the place. */
  readonly sentence: string;
  /** The path of the field, if the mistake is in one. */
  readonly field: readonly string[];

  constructor(file: string, line: number, sentence: string, field: readonly string[] = []) {
    const name = field.length > 0 ? `"${field.join('.')}" is not right. ` : '';
    super(`${file}:${String(line)}: ${name}${sentence}`);
    this.name = 'ContentError';
    this.file = file;
    this.sentence = sentence;
    this.field = field;
  }
}

export interface FrontMatter<Fields> {
  fields: Fields;
  /** The Markdown below the front matter. */
  body: string;
  /** The number of lines before the body. */
  offset: number;
}

const block = /^---\r?\n(.*?)^---(?:\r?\n|$)/ms;

/** Reads the fields at the start of a file, between two lines of `---`. */
export function readFrontMatter<const Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  file: string,
): FrontMatter<v.InferOutput<Schema>> {
  const [whole, yaml = ''] = block.exec(text) ?? [];
  if (whole === undefined || !text.startsWith('---'))
    throw new ContentError(file, 1, 'The file does not start with front matter between two lines of "---".');
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  /** The first line is that of the `---`. */
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? 1 : counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error)
    throw new ContentError(
      file,
      lineAt(error.pos[0]),
      `The front matter is not YAML. ${firstLine(error.message)}`,
    );

  const result = v.safeParse(schema, document.toJS());
  if (!result.success) {
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    const parent = document.get(path[0], true);
    const range = rangeOf(node) ?? rangeOf(parent);
    throw new ContentError(file, lineAt(range), issueSentence(issue), path);
  }
  return { fields: result.output, body: text.slice(whole.length), offset: whole.split('\n').length - 1 };
}

/** What is wrong with a field that is missing. Valibot would describe it by the name of its key. */
export const missing = 'It is missing.';

/** What is wrong with a value. */
export const issueSentence = ({ type, received, message }: v.BaseIssue<unknown>): string =>
  type === 'strict_object' && received === 'undefined' ? missing : message;

const rangeOf = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined;

const firstLine = (text: string) => text.replace(/\n.*/s, '');
