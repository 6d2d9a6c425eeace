import { consent, privacyPolicy } from '@studio/content';
import { ConsentChoice } from '../parts/consent-choice.tsx';
import { Legal } from '../parts/legal.tsx';

export function PrivacyPolicy() {
  return (
    <Legal
      facts={privacyPolicy}
      page="Privacy"
      controls={
        import.meta.env.VITE_ANALYTICS_CONSENT === 'ask'
          ? { [consent.choice.section]: <ConsentChoice /> }
          : {}
      }
    />
  );
}
