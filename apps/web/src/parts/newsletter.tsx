import { createClient, endpoints, newsletterResults } from '@studio/api-client';
import { NewsletterForm, toast, type NewsletterFormProps } from '@studio/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const client = createClient();

/** The newsletter form, connected to the provider. */
export function Newsletter() {
  const { t, i18n } = useTranslation('common');
  const [state, setState] = useState<NewsletterFormProps['state']>('idle');

  async function send(email: string) {
    if (!email) {
      console.error(t('footer.newsletter.required'));
      return;
    }
    setState('sending');
    const sent = await client.subscribe(email, i18n.language);
    if (sent.outcome === 'created') {
      setState('done');
      toast.success(t('footer.subscribeSuccess'));
    } else {
      setState('failed');
      toast.error(t('footer.subscribeError'));
      console.error('The newsletter sign-up was not kept.', sent);
    }
  }

  const messages = {
    sending: t('footer.newsletter.sending'),
    done: t('footer.subscribeSuccess'),
    failed: t('footer.subscribeError'),
  };

  return (
    <NewsletterForm
      title={t('footer.newsletter.title')}
      lead={t('footer.newsletter.lead')}
      emailLabel={t('footer.newsletter.email')}
      submitLabel={t('footer.newsletter.submit')}
      action={`${endpoints.newsletter}?lng=${i18n.language}`}
      state={state}
      messages={messages}
      results={newsletterResults}
      onSend={(email) => void send(email)}
    />
  );
}
