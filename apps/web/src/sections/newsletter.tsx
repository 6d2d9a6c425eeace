import { endpoints, newsletterDoneId } from '@studio/api-client';
import { footer } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useSubmission, type SendOptions } from '@studio/site';
import { NewsletterForm, toast } from '@studio/ui';
import { client, formAction } from '../provider.ts';

const subscribe = (email: string, { language, signal }: SendOptions) =>
  client.subscribe(email, { language, signal });

/** The newsletter form, connected to the provider. */
export function Newsletter() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const { state, wasInterrupted, retryAfter, submit } = useSubmission('newsletter', subscribe);

  const failure = (retryAfter: number | undefined) =>
    retryAfter === undefined
      ? t(footer.newsletter.error)
      : t(footer.newsletter.tooMany, { minutes: Math.ceil(retryAfter / 60) });

  async function send(email: string) {
    if (!email) {
      console.error('Email is required');
      return;
    }
    const result = await submit({ email }, email);
    if (result.outcome === 'created') toast.success(t(footer.newsletter.success));
    else {
      toast.error(failure(result.retryAfter));
      console.error('The newsletter sign-up was not kept.', result);
    }
  }

  const messages = {
    sending: text(footer.newsletter.sending),
    done: text(footer.newsletter.success),
    failed: failure(retryAfter),
  };

  return (
    <NewsletterForm
      title={text(footer.newsletter.title)}
      lead={text(footer.newsletter.lead)}
      emailLabel={text(footer.newsletter.email)}
      submitLabel={t(footer.newsletter.submit)}
      action={formAction(endpoints.newsletter, language, '')}
      // After a reload the field is empty, and a second sign-up does no harm.
      state={wasInterrupted ? 'idle' : state}
      messages={messages}
      doneId={newsletterDoneId}
      onSubmit={(email) => void send(email)}
    />
  );
}
