/**
 * Sveltia CMS knows no folder with a file for each language, such as `posts/a-title/en.md`. It sees
 * `posts/a-title/index.en.md`, and this function changes the paths in its requests and in the answers to them.
 * https://sveltiacms.app/en/docs/i18n/structures
 */
export function mapPaths(folders: readonly string[], languages: readonly string[]) {
  const place = `((?:${folders.map(escape).join('|')})/[^/"\\s]+)/`;
  const language = `(${languages.map(escape).join('|')})`;
  const inEditor = new RegExp(`${place}index\\.${language}\\.md`, 'g');
  const inRepository = new RegExp(`${place}${language}\\.md`, 'g');
  return {
    toRepository: (text: string) => text.replace(inEditor, '$1/$2.md'),
    toEditor: (text: string) => text.replace(inRepository, '$1/index.$2.md'),
  };
}

const escape = (text: string) => text.replace(/[^\w-]/g, '\\$&');

/** Returns a `fetch` that changes the paths in requests to the API of the Git host, and in its answers. */
export function mapRequests(
  send: typeof fetch,
  api: string,
  { toRepository, toEditor }: ReturnType<typeof mapPaths>,
): typeof fetch {
  return async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(api)) return send(input, init);
    const body = typeof init?.body === 'string' ? toRepository(init.body) : init?.body;
    const response = await send(toRepository(input), { ...init, ...(body !== undefined && { body }) });
    // The answers of GraphQL contain the texts of files, and no path. The sentence of a check names the real file.
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    if (!isJson || !response.ok || input.endsWith('/graphql')) return response;
    const { status, statusText, headers } = response;
    return new Response(toEditor(await response.text()), { status, statusText, headers });
  };
}
