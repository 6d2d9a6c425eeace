import { readFileSync } from 'node:fs';

const site = new URL('../../../dist/web/', import.meta.url);

interface Built {
  /** The address, with its language prefix if it has one. */
  address: string;
  language: string;
  /** Where it lies among what visitors may see. */
  file: string;
  html: () => string;
}

/** Every document of the built site, from the list that its host reads. */
export function builtDocuments(): Built[] {
  // The build wrote this file, in the shape that libs/site documents.
  const { documents } = JSON.parse(readFileSync(new URL('host.json', site), 'utf8')) as {
    documents: Record<string, Record<string, string>>;
  };
  return Object.entries(documents).flatMap(([address, files]) =>
    Object.entries(files).map(([language, file]) => ({
      address,
      language,
      file,
      html: () => readFileSync(new URL(`client/${file}`, site), 'utf8'),
    })),
  );
}
