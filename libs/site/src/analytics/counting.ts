import type { AnalyticsOptions, Counted, PageView } from './analytics.ts';
import { consent, onConsent } from './consent.ts';
import { countWithGoogle, forgetVisitor, setCounting } from './google.ts';

/** Starts counting. With `consent: 'ask'`, counts only while the visitor consents. */
export function startCounting({
  measurementId,
  consent: wanted,
}: AnalyticsOptions): (counted: Counted) => void {
  if (wanted !== 'ask') return countWithGoogle(measurementId);

  let agreed = consent();
  let page: PageView | undefined;
  let google: ((counted: Counted) => void) | undefined;
  const count = (counted: Counted) => {
    if ('page' in counted) ({ page } = counted);
    if (agreed) (google ??= countWithGoogle(measurementId))(counted);
  };
  onConsent(() => {
    if (consent() === agreed) return;
    agreed = consent();
    setCounting(measurementId, agreed === true);
    // Events before consent are not counted, except the current page view.
    if (!agreed) forgetVisitor();
    else if (page) count({ page });
  });
  return count;
}
