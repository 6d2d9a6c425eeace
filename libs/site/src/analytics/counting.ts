import { consent, onConsent } from './consent.ts';
import type { Analytics, AnalyticsConnection, Counted } from './service.ts';

/** Starts counting. If it asks for consent, it counts only while the visitor consents. */
export function startCounting(connection: AnalyticsConnection, asksForConsent: boolean): Analytics {
  if (!asksForConsent) return connection.count;

  let agreed = consent();
  let page: Counted | undefined;
  const count: Analytics = (counted) => {
    if ('page' in counted) page = counted;
    if (agreed) connection.count(counted);
  };
  onConsent(() => {
    if (consent() === agreed) return;
    agreed = consent();
    connection.setConsent(agreed === true);
    // Events before consent are not counted, except the current page view.
    if (agreed && page) count(page);
  });
  return count;
}
