import { ConfigurationError } from '../host/configuration-error.ts';

/** The configuration of a build from environment variables. */
export interface Environment {
  /** The public origin of the site. */
  origin: string | undefined;
  /** The measurement id of Google Analytics. */
  measurementId: string | undefined;
  /** Whether analytics requires consent. */
  asksForConsent: boolean;
  /** Whether the build renders share pictures. */
  sharePictures: boolean;
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
}

/** Reads and checks the environment variables. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = (name: string, isValid: (value: string) => boolean, advice: string) => {
    const value = variables[name];
    if (value !== undefined && !isValid(value))
      throw new ConfigurationError(`${name} is "${value}". ${advice}`);
    return value;
  };
  const site = read('VITE_SITE_ORIGIN', isOrigin, 'Use an address such as https://www.example.com.');
  const api = read(
    'VITE_API_ORIGIN',
    isOrigin,
    'Use an address such as https://api.example.com, or leave it out.',
  );
  const measurementId = read(
    'VITE_GA_ID',
    (value) => /^G-\w+$/.test(value),
    'Use a measurement id such as G-XXXXXXX, or leave it out.',
  );
  const consent = read('VITE_ANALYTICS_CONSENT', (value) => value === 'ask', 'Use "ask", or leave it out.');
  const pictures = read('SHARE_IMAGES', (value) => value === 'off', 'Use "off", or leave it out.');
  if (consent !== undefined && measurementId === undefined)
    throw new ConfigurationError(
      'VITE_ANALYTICS_CONSENT asks for nothing without VITE_GA_ID. Set both, or leave it out.',
    );
  return {
    origin: site && new URL(site).origin,
    measurementId,
    asksForConsent: consent === 'ask',
    sharePictures: pictures !== 'off',
    apiOrigin: api && new URL(api).origin,
  };
}

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value);
