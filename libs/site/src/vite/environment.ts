import type { AnalyticsOption } from '../analytics/service.ts';
import { ConfigurationError } from '../host/configuration-error.ts';

/** The configuration of a build from environment variables. */
export type Environment = ReturnType<typeof readEnvironment>;

/** Reads and checks the environment variables, also those of the analytics services that the site supports. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  services: readonly AnalyticsOption[],
) {
  const read = (name: string, isValid: (value: string) => boolean, advice: string) => {
    const value = variables[name];
    if (value !== undefined && !isValid(value))
      throw new ConfigurationError(`${name} is "${value}". ${advice}`);
    return value;
  };
  const site = read('VITE_SITE_ORIGIN', isOrigin, 'Use a URL such as https://www.example.com.');
  const api = read(
    'VITE_API_ORIGIN',
    isOrigin,
    'Use a URL such as https://api.example.com, or leave it out.',
  );
  const [analytics, second] = services.flatMap(({ variable, isValid, advice, service }) => {
    const value = read(variable, isValid, advice);
    return value === undefined ? [] : [service(value)];
  });
  const names = services.map(({ variable }) => variable).join(' or ');
  if (second) throw new ConfigurationError(`The site can have one analytics service. Set ${names}.`);
  const consent = read('VITE_ANALYTICS_CONSENT', (value) => value === 'ask', 'Use "ask", or leave it out.');
  const pictures = read('SHARE_IMAGES', (value) => value === 'off', 'Use "off", or leave it out.');
  if (consent !== undefined && !analytics)
    throw new ConfigurationError(
      `VITE_ANALYTICS_CONSENT asks for nothing without ${names}. Set both, or leave it out.`,
    );
  return {
    /** The public origin of the site. */
    origin: site && new URL(site).origin,
    analytics,
    asksForConsent: consent === 'ask',
    sharePictures: pictures !== 'off',
    /** The origin of the provider, if it is not that of the site. */
    apiOrigin: api && new URL(api).origin,
  };
}

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value);
