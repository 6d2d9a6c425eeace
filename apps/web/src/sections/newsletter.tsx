import { createClient, endpoints, newsletterResults } from '@studio/api-client';
import { footer } from '@studio/content';
import { useWords } from '@studio/i18n';
import { abortOnLeave } from '@studio/site';
import { NewsletterForm, toast, type NewsletterFormProps } from '@studio/ui';
import { useState } from 'react';

const client = createClient();

/** The newsletter form, connected to the provider. */
export function Newsletter() {
  const { t, language } = useWords();
  const [state, setState] = useState<NewsletterFormProps['state']>('idle');

  async function send(email: string) {
    if (!email) {
      console.error(t(footer.newsletter.required));
      return;
    }
    setState('sending');
    const sent = await client.subscribe(email, { language, signal: abortOnLeave() });
    if (sent.outcome === 'created') {
      setState('done');
      toast.success(t(footer.newsletter.success));
    } else {
      setState('failed');
      toast.error(t(footer.newsletter.error));
      console.error('The newsletter sign-up was not kept.', sent);
    }
  }

  const messages = {
    sending: t(footer.newsletter.sending),
    done: t(footer.newsletter.success),
    failed: t(footer.newsletter.error),
  };

  return (
    <NewsletterForm
      title={t(footer.newsletter.title)}
      lead={t(footer.newsletter.lead)}
      emailLabel={t(footer.newsletter.email)}
      submitLabel={t(footer.newsletter.submit)}
      action={`${endpoints.newsletter}?lng=${language}`}
      state={state}
      messages={messages}
      results={newsletterResults}
      onSend={(email) => void send(email)}
    />
  );
}
