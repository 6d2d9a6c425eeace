/** A press that is worth counting. */
export interface Click {
  category: string;
  action: string;
  label?: string;
}

export interface Analytics {
  /** Counts a page, once for each time that it is come to. */
  pageView: (page: { path: string; title: string }) => void;
  click: (click: Click) => void;
  /** The visitor agrees, or takes the word back. Only asked for with `consent: 'ask'`. */
  agree: (yes: boolean) => void;
}

export interface AnalyticsOptions {
  /** Such as `G-XXXXXXX`. */
  measurementId: string;
  /** `ask` sends nothing before the visitor has agreed. @default assume */
  consent?: 'assume' | 'ask' | undefined;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** Global Privacy Control: the visitor does not want to be counted. https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

const nothing = () => undefined;

/** Counts nothing. */
export const noAnalytics: Analytics = { pageView: nothing, click: nothing, agree: nothing };

/**
 * Counts pages and presses with Google Analytics. Its script is fetched when the page is idle, and never for a visitor
 * who does not want to be counted.
 */
export function createAnalytics({ measurementId, consent = 'assume' }: AnalyticsOptions): Analytics {
  if (typeof window === 'undefined' || navigator.globalPrivacyControl) return noAnalytics;

  let started = false;
  function start() {
    if (started) return;
    started = true;
    void idle().then(() => {
      const script = document.createElement('script');
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
      script.async = true;
      document.head.append(script);
    });
  }
  const layer = (window.dataLayer ??= []);
  // The script reads the very list of arguments, and passes over a plain array.
  const tell: (...entry: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };
  tell('js', new Date());
  // The site says itself when a page is come to: the script would count some twice and others not at all.
  tell('config', measurementId, { send_page_view: false });
  if (consent === 'assume') start();

  return {
    pageView({ path, title }) {
      tell('event', 'page_view', {
        page_path: path,
        page_location: location.origin + path,
        page_title: title,
      });
    },
    click({ category, action, label }) {
      tell('event', action, { event_category: category, ...(label !== undefined && { event_label: label }) });
    },
    agree(yes) {
      tell('consent', 'update', { analytics_storage: yes ? 'granted' : 'denied' });
      if (yes) start();
    },
  };
}

/** After everything that the visitor waits for. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => {
      addEventListener('load', loaded, { once: true });
    });
  await new Promise<void>((quiet) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => {
        quiet();
      });
    else setTimeout(quiet, 1000);
  });
}
