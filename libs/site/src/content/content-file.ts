/** The URL of the content of a page. */
export const contentFile = (language: string, path: string) =>
  `/content/${language}${path === '/' ? '/index' : path}.json`;
