import { consent, getRoute } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { giveConsent, useConsent, useNamespace } from '@studio/site';
import { ConsentBar } from '@studio/ui';

/** Asks for consent to analytics until the visitor answers. If its texts cannot be loaded, nothing is counted. */
export default function Consent() {
  const { t, text } = useTranslation();
  const isLoaded = useNamespace('consent');
  const isUnanswered = useConsent() === undefined;
  if (!isUnanswered || !isLoaded) return null;
  const { name, path } = getRoute('privacy-policy');
  return (
    <ConsentBar
      question={text(consent.question)}
      acceptLabel={t(consent.yes)}
      declineLabel={t(consent.no)}
      privacy={{ label: text(name), href: path }}
      onConsentChange={giveConsent}
    />
  );
}
