import type { TranslationKey, TranslationValues } from '@studio/i18n';
import { enquiries } from './enquiries.ts';
import { contact } from './pages/contact.ts';
import { plans } from './plans.ts';

type Translate = (key: TranslationKey, values?: TranslationValues) => string;

/** Returns the subject that the query string of the contact page selects, such as `?plan=booking`. */
export function enquirySubject(query: string, t: Translate): string | undefined {
  const parameters = new URLSearchParams(query);
  const [, enquiry] = Object.entries(enquiries).find(([id]) => id === parameters.get('service')) ?? [];
  if (enquiry) return t(enquiry);
  const plan = plans.find(({ id }) => id === parameters.get('plan'));
  const isYearly = parameters.get('billing') === 'yearly';
  return plan && t(isYearly ? contact.yearlyPlanSubject : contact.planSubject, { plan: t(plan.title) });
}
