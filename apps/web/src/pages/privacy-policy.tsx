import { consent, privacyPolicy } from '@studio/content';
import { useAsksForConsent } from '@studio/site';
import { ConsentChoice } from '../sections/consent-choice.tsx';
import { Legal } from '../sections/legal.tsx';

export default function PrivacyPolicy() {
  const asksForConsent = useAsksForConsent();
  return (
    <Legal
      facts={privacyPolicy}
      category="Privacy"
      controls={asksForConsent ? { [consent.choice.section]: <ConsentChoice /> } : {}}
    />
  );
}
