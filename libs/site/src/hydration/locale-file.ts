/** The URL of a file of texts. */
export const localeFile = (language: string, namespace: string) => `/locales/${language}/${namespace}.json`;
