import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import * as v from 'valibot';
import { maxRetryDelay, type ClaimedMail } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { MailConfig } from './mail-config.ts';
import {
  renderConfirmationMail,
  renderDigestMail,
  renderMessageMail,
  renderQuarantineMail,
  type OutgoingMail,
} from './mail-templates.ts';
import type { Mailer } from './mailer.ts';
import { renderNewsletterMail, type NewsletterSite } from './newsletter-mail.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays before each retry. */
const retryDelays = [minute, 5 * minute, 15 * minute, hour];

/** While the mail server is down, only one mail is retried, at this interval. */
const serverRetryDelay = minute;

/** Mail servers also give up after a few days. */
const giveUpAfter = 72 * hour;

/** The texts of the mail and of its page repeat this time. */
const confirmationLifetime = 48 * hour;

/** Mail servers may reject more concurrent connections. */
const maxConcurrent = 3;

/** Longer than any attempt, so that no other instance takes over a mail that is being sent. */
const leaseDuration = 3 * minute;

/** The outbox is also polled, because another instance may have added mails or crashed. */
const maxPollDelay = minute;
const minPollDelay = 100;

export interface OutboxWorkerOptions {
  store: Pick<Store, 'outbox' | 'createConfirmation'>;
  config: MailConfig;
  /** Newsletters contain a post of it. */
  site?: NewsletterSite | undefined;
  mailer: Mailer;
  log: Log;
  now?: () => Date;
  /** The timeout of one attempt, in milliseconds. @default 60000 */
  attemptTimeout?: number;
  /** How long active attempts may continue after `stop`, in milliseconds. @default 3000 */
  stopTimeout?: number;
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;

/** Sends the mails in the outbox, independently of requests. */
export function startOutboxWorker({
  store,
  config,
  site,
  mailer,
  log,
  now = () => new Date(),
  attemptTimeout = minute,
  stopTimeout = 3 * second,
}: OutboxWorkerOptions) {
  const { outbox } = store;
  const activeAttempts = new Set<Promise<void>>();
  const stopping = new AbortController();
  let stopped = false;
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let timer: NodeJS.Timeout | undefined;
  /** When to retry a mail server that was down. */
  let serverRetryAt: Date | undefined;

  function poll(): void {
    pollAgain = true;
    if (!stopped) polling ??= pollUntilIdle();
  }

  async function pollUntilIdle(): Promise<void> {
    clearTimeout(timer);
    let pollDelay = maxPollDelay;
    while (pollAgain && !stopped) {
      pollAgain = false;
      try {
        pollDelay = await claimDueMails();
      } catch (error) {
        log.error({ event: 'outbox.failed', err: error }, 'Could not read the outbox.');
      }
    }
    polling = undefined;
    if (!stopped) timer = setTimeout(poll, pollDelay);
  }

  /** Returns the delay until the next mail is due. */
  async function claimDueMails(): Promise<number> {
    const free = (serverRetryAt ? 1 : maxConcurrent) - activeAttempts.size;
    // The end of an attempt polls again.
    if (free <= 0) return maxPollDelay;
    // Later than that, the clock was set back.
    if (serverRetryAt && serverRetryAt > now() && serverRetryAt <= later(serverRetryDelay))
      return serverRetryDelay;
    const mails = await outbox.claim(now(), later(leaseDuration), free);
    mails.forEach(startAttempt);
    const next = await outbox.nextDue();
    const untilDue = next ? next.getTime() - now().getTime() : maxPollDelay;
    return Math.min(Math.max(untilDue, minPollDelay), maxPollDelay);
  }

  function startAttempt(mail: ClaimedMail): void {
    const attempt = deliver(mail)
      .catch((error: unknown) => {
        // The mail can be claimed again when its lease expires.
        log.error(
          { event: 'mail.result_lost', err: error, mail: mail.id },
          'Could not record the delivery result.',
        );
      })
      .finally(() => {
        activeAttempts.delete(attempt);
        poll();
      });
    activeAttempts.add(attempt);
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const timeout = AbortSignal.timeout(attemptTimeout);
    let sending = false;
    try {
      const outgoing = await renderMail(mail);
      sending = true;
      await mailer.send(mail.id, outgoing, AbortSignal.any([timeout, stopping.signal]));
    } catch (error) {
      const mayHaveArrived = sending && !isUndelivered(v.parse(smtpFailure, error));
      const isLast = mail.content.kind === 'newsletter' && mayHaveArrived;
      if (stopping.signal.aborted && !isLast) await outbox.release(mail);
      else
        await recordFailure(
          mail,
          timeout.aborted ? new Error('The mail server did not respond in time.') : error,
          isLast,
        );
      return;
    }
    serverRetryAt = undefined;
    await outbox.sent(mail, now());
    log.info({ event: 'mail.sent', mail: mail.id, attempt: mail.attempts + 1 }, 'Mail sent.');
  }

  async function renderMail({ content }: ClaimedMail): Promise<OutgoingMail> {
    switch (content.kind) {
      case 'message':
        return renderMessageMail(content, config, site);
      case 'digest':
        return renderDigestMail(content, config, site);
      case 'quarantine':
        return renderQuarantineMail(content, config, site);
      case 'newsletter':
        return renderNewsletterMail(content, site, config);
      case 'confirmation': {
        // Only hashes of tokens are stored, so each attempt creates a new token. All of them work.
        const token = await store.createConfirmation(content.subscriber, later(confirmationLifetime));
        return renderConfirmationMail(content, token, config, site);
      }
    }
  }

  async function recordFailure(mail: ClaimedMail, error: unknown, isLast: boolean): Promise<void> {
    const failure = v.parse(smtpFailure, error);
    const end = new Date(mail.queuedAt.getTime() + giveUpAfter);
    serverRetryAt = isServerDown(failure) ? later(serverRetryDelay) : undefined;
    const next = serverRetryAt ?? later(retryDelays[mail.attempts] ?? maxRetryDelay);
    const isForSubscriber = mail.content.kind === 'confirmation' || mail.content.kind === 'newsletter';
    const givenUp = isLast || now() >= end || (isForSubscriber && isUnknownMailbox(failure));
    await outbox.failed(mail, describeError(error), givenUp ? undefined : next < end ? next : end);
    // The error message may contain an address, so it is only stored in the outbox.
    const { code, responseCode } = failure;
    const fields = { mail: mail.id, attempt: mail.attempts + 1, code, responseCode };
    if (givenUp) log.error({ event: 'mail.gave_up', ...fields }, 'Mail given up.');
    else log.warn({ event: 'mail.retry', ...fields }, 'Mail not sent, will retry.');
  }

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  poll();

  return {
    /** Polls the outbox now. To be called after a mail was queued. */
    poll,
    /** Claims no more mails, and resolves when all active ones are sent or released. */
    async stop() {
      stopped = true;
      await polling;
      clearTimeout(timer);
      await Promise.race([Promise.all(activeAttempts), wait(stopTimeout, undefined, { ref: false })]);
      stopping.abort();
      await Promise.all(activeAttempts);
    },
  };
}

/** The properties of an error of nodemailer. */
const smtpFailure = v.fallback(
  v.object({
    code: v.optional(v.string()),
    responseCode: v.optional(v.number()),
    command: v.optional(v.string()),
    originalCode: v.optional(v.string()),
    timeoutType: v.optional(v.string()),
  }),
  {},
);

type SmtpFailure = v.InferOutput<typeof smtpFailure>;

/** Error codes of nodemailer for connections that failed before a mail was sent. */
const unreachable = /^(ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ESOCKET|ETIMEDOUT|ETLS|EAUTH)$/;

/** Whether the server accepts no mail at all at the moment. */
const isServerDown = ({ code = '', responseCode }: SmtpFailure) =>
  responseCode === 421 || unreachable.test(code);

/**
 * Whether the server certainly did not accept the mail. Otherwise a newsletter is given up, because no one should get it
 * twice: some mail servers accept a mail and then drop the connection.
 */
const isUndelivered = ({ code = '', originalCode = '', timeoutType = '', responseCode }: SmtpFailure) =>
  responseCode !== undefined ||
  /^(?:EDNS|ETLS|EAUTH)$/.test(code) ||
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(originalCode) ||
  /^(?:CONNECT|GREETING|UPGRADE)_TIMEOUT$/.test(timeoutType);

/** Whether the recipient does not exist. Retries would harm the reputation of the sender. */
const isUnknownMailbox = ({ responseCode = 0, command }: SmtpFailure) =>
  command === 'RCPT TO' && responseCode >= 500;

/** One short line for the list of the outbox. */
function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300);
}
