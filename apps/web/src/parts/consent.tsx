import { consent, routeOf } from '@studio/content';
import { isLanguage, loadWords, useWords } from '@studio/i18n';
import { giveConsent, useConsent } from '@studio/site';
import { ConsentBar } from '@studio/ui';
import { useEffect, useState } from 'react';

/** Asks for consent to analytics until the visitor answers. */
export function Consent() {
  const { t, language, i18n } = useWords();
  const unanswered = useConsent() === undefined;
  const [, setLoadedLanguage] = useState<string>();

  useEffect(() => {
    if (!unanswered || !isLanguage(language)) return;
    loadWords(i18n, language, ['consent']).then(
      () => {
        setLoadedLanguage(language);
      },
      // If the words cannot be loaded, the question is not shown and nothing is counted.
      () => undefined,
    );
  }, [i18n, language, unanswered]);

  if (!unanswered || !i18n.hasResourceBundle(language, 'consent')) return null;
  const { name, path } = routeOf('privacy-policy');
  return (
    <ConsentBar
      question={t(consent.question)}
      yes={t(consent.yes)}
      no={t(consent.no)}
      privacy={{ label: t(name), href: path }}
      onAnswer={giveConsent}
    />
  );
}
