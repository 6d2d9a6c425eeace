/** The URL of a file of translations. */
export const localeFile = (language: string, namespace: string) => `/locales/${language}/${namespace}.json`;
