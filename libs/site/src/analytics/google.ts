import { trustedPolicy, type AnalyticsModule } from './service.ts';

type Flag = `ga-disable-${string}`;

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** If true, Google's script sends nothing. */
    [flag: Flag]: boolean;
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

type Gtag = (...entry: unknown[]) => void;

/** Loads the script of Google Analytics. */
function loadGtag(measurementId: string): Gtag {
  const dataLayer = (window.dataLayer ??= []);
  // The script reads only `arguments` objects and ignores plain arrays.
  const gtag: Gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    dataLayer.push(arguments);
  };
  // Visits are counted, but not used for advertising.
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  gtag('js', new Date());
  // The site sends its own page views: the script would count some navigations twice and miss others.
  gtag('config', measurementId, { send_page_view: false, allow_google_signals: false });

  const script = document.createElement('script');
  script.src = trusted(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
  script.async = true;
  document.head.append(script);
  return gtag;
}

/** Sends events to Google Analytics. Its script loads with the first one. */
export const connect: AnalyticsModule['connect'] = ({ measurementId = '' }) => {
  let loaded: Gtag | undefined;
  return {
    count(counted) {
      const gtag = (loaded ??= loadGtag(measurementId));
      if ('page' in counted) {
        const { path, title } = counted.page;
        gtag('event', 'page_view', {
          page_path: path,
          page_location: location.origin + path,
          page_title: title,
        });
      } else {
        const { category, action, label } = counted.click;
        gtag('event', action, {
          event_category: category,
          ...(label !== undefined && { event_label: label }),
        });
      }
    },
    setConsent(agreed) {
      // Once loaded, the script also sends events of its own.
      window[`ga-disable-${measurementId}`] = !agreed;
      if (!agreed) forgetVisitor();
    },
  };
};

/** Browsers without Trusted Types accept a plain string. */
const trusted = (url: string) =>
  window.trustedTypes
    ?.createPolicy(trustedPolicy, { createScriptURL: (same) => same })
    .createScriptURL(url) ?? url;

/** Deletes the cookies with which Google's script identifies a visitor. It sets them on the widest domain it can. */
function forgetVisitor(): void {
  try {
    const names = document.cookie.match(/(?<=^|; )_ga[^=]*/g) ?? [];
    const labels = location.hostname.split('.');
    const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
    for (const name of names)
      for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  } catch {
    // If cookies are blocked, there is nothing to delete.
  }
}
