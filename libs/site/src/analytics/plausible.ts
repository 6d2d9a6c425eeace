import type { AnalyticsConnection, AnalyticsModule, Counted } from './service.ts';

/** Sends events to the API of Plausible: https://plausible.io/docs/events-api */
export const connect: AnalyticsModule['connect'] = ({ origin = '' }): AnalyticsConnection => ({
  count(counted) {
    const event = {
      ...toEvent(counted),
      // The name of the site in Plausible.
      domain: location.hostname.replace(/^www\./, ''),
      referrer: document.referrer,
    };
    // Plain text, because JSON would need a preflight request. A lost event is not sent again.
    const headers = { 'Content-Type': 'text/plain' };
    void fetch(`${origin}/api/event`, {
      method: 'POST',
      headers,
      body: JSON.stringify(event),
      keepalive: true,
    }).catch(() => undefined);
  },
  // It stores nothing in the browser.
  setConsent: () => undefined,
});

const toEvent = (counted: Counted) =>
  'page' in counted
    ? { name: 'pageview', url: location.origin + counted.page.path }
    : {
        name: counted.click.action,
        url: location.href,
        props: { category: counted.click.category, label: counted.click.label },
      };
