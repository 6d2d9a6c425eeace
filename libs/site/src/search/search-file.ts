/** The URL of the search index of a language. */
export const searchFile = (language: string) => `/search/${language}.json`;
