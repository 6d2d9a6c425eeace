/** The folder of the API. */
export const apiPath = '/api';

/** Answers while the process of the provider can answer. */
export const livePath = '/livez';

/** Answer whether the provider can store messages. */
export const readyPaths = ['/readyz', '/healthz'] as const;

/** Browsers report violations of the Content Security Policy there. */
export const reportsPath = `${apiPath}/v1/reports`;

/** A regular expression for the paths that only the provider answers. */
export const providerPaths = `(?:${[apiPath, livePath, ...readyPaths].join('|')})(?:/|$)`;
