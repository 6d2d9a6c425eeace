import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { ClaimedMail } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { confirmationLetter, digestLetter, messageLetter, type Letter } from './letters.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each refusal a mail is tried again, and how long after all that follow. */
const pauses = [minute, 5 * minute, 15 * minute, hour];
const longestPause = 3 * hour;

/** While the mail server is away, one mail asks for all of them whether it is back, as often as this. */
const awayPause = minute;

/** Mail servers give each other up after a few days too. */
const giveUpAfter = 72 * hour;

/** The words of the mail and of its page say so too. */
const confirmationLasts = 48 * hour;

/** More at the same time look like a flood to a mail server. */
const mostAtOnce = 3;

/** Well over the longest attempt, so that nobody takes a mail over from an instance that lives. */
const lease = 3 * minute;

/** The outbox is looked at anyway after this: another instance may have filled it, or died over it. */
const longestSleep = minute;
const shortestSleep = 100;

export interface PostmanOptions {
  store: Pick<Store, 'outbox' | 'createConfirmation'>;
  config: MailConfig;
  mailer: Mailer;
  log: Logger;
  now?: () => Date;
  /** How long one attempt may take in all, in milliseconds. @default 60000 */
  longestAttempt?: number;
  /** How long attempts that are under way may go on after `stop`, in milliseconds. @default 3000 */
  longestStop?: number;
}

export interface Postman {
  /** Something may have come into the outbox. */
  wake: () => void;
  /** Takes nothing more, and resolves when all that is under way is sent or given back. */
  stop: () => Promise<void>;
}

/** Brings what is in the outbox to the mail server, apart from all requests. */
export function startPostman({
  store,
  config,
  mailer,
  log,
  now = () => new Date(),
  longestAttempt = minute,
  longestStop = 3 * second,
}: PostmanOptions): Postman {
  const { outbox } = store;
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;
  /** When to ask again for a mail server that was away. */
  let askAgainAt: Date | undefined;

  function wake(): void {
    lookAgain = true;
    if (!stopped) looking ??= look();
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    let sleep = longestSleep;
    while (lookAgain && !stopped) {
      lookAgain = false;
      try {
        sleep = await takeWhatIsDue();
      } catch (error) {
        log.error({ err: error }, 'The outbox cannot be read.');
      }
    }
    looking = undefined;
    if (!stopped) timer = setTimeout(wake, sleep);
  }

  /** Says how long nothing else will be due. */
  async function takeWhatIsDue(): Promise<number> {
    const free = (askAgainAt ? 1 : mostAtOnce) - underWay.size;
    // The first of them that ends wakes the postman.
    if (free <= 0) return longestSleep;
    if (askAgainAt && askAgainAt > now()) return awayPause;
    const mails = await outbox.claim(now(), later(lease), free);
    mails.forEach(carry);
    const next = await outbox.nextDue();
    const wait = next ? next.getTime() - now().getTime() : longestSleep;
    return Math.min(Math.max(wait, shortestSleep), longestSleep);
  }

  function carry(mail: ClaimedMail): void {
    const attempt = deliver(mail)
      .catch((error: unknown) => {
        // The mail is free again when its lease runs out.
        log.error({ err: error, mail: mail.id }, 'What became of a mail cannot be written down.');
      })
      .finally(() => {
        underWay.delete(attempt);
        wake();
      });
    underWay.add(attempt);
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const tooLong = AbortSignal.timeout(longestAttempt);
    try {
      const letter = await letterFor(mail);
      await mailer.send(mail.id, letter, AbortSignal.any([tooLong, stopping.signal]));
    } catch (error) {
      if (stopping.signal.aborted) await outbox.release(mail);
      else await putOff(mail, tooLong.aborted ? new Error('The mail server took too long.') : error);
      return;
    }
    askAgainAt = undefined;
    await outbox.sent(mail, now());
    log.info({ mail: mail.id, attempt: mail.attempts + 1 }, 'Mail sent.');
  }

  async function letterFor({ content }: ClaimedMail): Promise<Letter> {
    switch (content.kind) {
      case 'message':
        return messageLetter(content, config);
      case 'digest':
        return digestLetter(content, config);
      case 'confirmation': {
        // Each attempt has a token of its own, as none is kept that could be read. Whichever arrives works.
        const token = await store.createConfirmation(content.subscriber, later(confirmationLasts));
        return confirmationLetter(content, token, config);
      }
    }
  }

  async function putOff(mail: ClaimedMail, error: unknown): Promise<void> {
    const end = new Date(mail.queuedAt.getTime() + giveUpAfter);
    askAgainAt = isAway(error) ? later(awayPause) : undefined;
    const next = askAgainAt ?? later(pauses[mail.attempts] ?? longestPause);
    const over = now() >= end || (mail.content.kind === 'confirmation' && isNoMailbox(error));
    await outbox.failed(mail, reasonOf(error), over ? undefined : next < end ? next : end);
    // The reason may hold an address, so it stands in the outbox only.
    const { code, responseCode } = smtpError(error);
    const about = { mail: mail.id, attempt: mail.attempts + 1, code, responseCode };
    if (over) log.error(about, 'A mail was given up.');
    else log.warn(about, 'A mail could not be sent yet.');
  }

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      await looking;
      clearTimeout(timer);
      await Promise.race([Promise.all(underWay), pause(longestStop, undefined, { ref: false })]);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

const smtpFailure = v.object({
  code: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  command: v.optional(v.string()),
});

function smtpError(error: unknown): v.InferOutput<typeof smtpFailure> {
  const failure = v.safeParse(smtpFailure, error);
  return failure.success ? failure.output : {};
}

/** What the mailer says when it never came to hand a mail over. */
const unreachable = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
  'EAUTH',
]);

/** Whether the server would take no mail at all, rather than not this one. */
function isAway(error: unknown): boolean {
  const { code, responseCode } = smtpError(error);
  return responseCode === 421 || (code !== undefined && unreachable.has(code));
}

/** There is no such mailbox, so asking its owner again only makes the sender look careless. */
function isNoMailbox(error: unknown): boolean {
  const { responseCode, command } = smtpError(error);
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

/** One line that is not too long for the owner's list. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300);
}
