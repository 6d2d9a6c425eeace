import type { Counted } from '../analytics.ts';
import { trustedPolicy } from './trusted-policy.ts';

type Flag = `ga-disable-${string}`;

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Where it is true, Google's script sends nothing. */
    [flag: Flag]: boolean;
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

/** Fetches Google's script, and hands it what is counted. */
export function countWithGoogle(measurementId: string): (counted: Counted) => void {
  const layer = (window.dataLayer ??= []);
  // The script reads the very list of arguments, and passes over a plain array.
  const tell: (...entry: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };
  // Visits are counted, and nothing is made of them for advertisements.
  tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  tell('js', new Date());
  // The site says itself when a page is come to: the script would count some twice and others not at all.
  tell('config', measurementId, { send_page_view: false, allow_google_signals: false });

  const script = document.createElement('script');
  script.src = trusted(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
  script.async = true;
  document.head.append(script);

  return (counted) => {
    if ('page' in counted) {
      const { path, title } = counted.page;
      tell('event', 'page_view', {
        page_path: path,
        page_location: location.origin + path,
        page_title: title,
      });
    } else {
      const { category, action, label } = counted.click;
      tell('event', action, { event_category: category, ...(label !== undefined && { event_label: label }) });
    }
  };
}

/** Without Trusted Types an address is trusted as it is. */
const trusted = (address: string) =>
  window.trustedTypes
    ?.createPolicy(trustedPolicy, { createScriptURL: (same) => same })
    .createScriptURL(address) ?? address;

/** Lets Google's script send, or keeps it from that: once it is here, it also sends by itself. */
export function setCounting(measurementId: string, wanted: boolean): void {
  window[`ga-disable-${measurementId}`] = !wanted;
}

/** Removes the cookies by which Google's script knows a visitor again. It sets them for the widest domain that it may. */
export function forgetVisitor(): void {
  try {
    const names = document.cookie.match(/(?<=^|; )_ga[^=]*/g) ?? [];
    const labels = location.hostname.split('.');
    const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
    for (const name of names)
      for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  } catch {
    // Where cookies are refused there are none.
  }
}
