import { consent, onConsent } from './consent.ts';
import type { AnalyticsConnection, Counted, PageView } from './service.ts';

/** Starts counting. If it asks for consent, it counts only while the visitor consents. */
export function startCounting(
  connection: AnalyticsConnection,
  asksForConsent: boolean,
): (counted: Counted) => void {
  if (!asksForConsent)
    return (counted) => {
      connection.count(counted);
    };

  let agreed = consent();
  let page: PageView | undefined;
  const count = (counted: Counted) => {
    if ('page' in counted) ({ page } = counted);
    if (agreed) connection.count(counted);
  };
  onConsent(() => {
    if (consent() === agreed) return;
    agreed = consent();
    connection.setConsent(agreed === true);
    // Events before consent are not counted, except the current page view.
    if (agreed && page) count({ page });
  });
  return count;
}
