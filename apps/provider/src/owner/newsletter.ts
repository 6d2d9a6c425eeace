import { negotiateTranslations } from '../mail/negotiate-translations.ts';
import { renderNewsletterMail } from '../mail/newsletter-mail.ts';
import { unsubscribeHeaders } from '../mail/mailer.ts';
import { readBuiltSite } from '../site/built-site.ts';
import { readPosts } from '../site/posts.ts';
import { mailLimits } from '../store/mail-limits.ts';
import { OwnerError, type AddCommands, type CommandContext } from './command.ts';
import { countNewsletters, findRecipients, queueNewsletter } from './records.ts';
import { sanitize, singleLine } from './text.ts';

async function sendNewsletter(
  { config, database, terminal, now }: CommandContext,
  { post, dryRun }: { post: string; dryRun?: true },
): Promise<void> {
  if (!config.mail) throw new OwnerError('Mail is off. Set SMTP_URL, MAIL_FROM, MAIL_TO and PUBLIC_ORIGIN.');
  if (config.site === undefined)
    throw new OwnerError('SITE_DIR is off, but a newsletter contains a post of the built site.');
  const site = readBuiltSite(config.site);
  const slugs = new Set(readPosts(site).map(({ slug }) => slug));
  if (!slugs.has(post))
    throw new OwnerError(
      `There is no post "${singleLine(post)}" in the feeds of ${config.site}: it is a draft, or the site has to be built again. ` +
        `The newest are: ${[...slugs].slice(0, 5).join(', ')}.`,
    );

  const recipients = await findRecipients(database, post);
  const sent = await countNewsletters(database, post);
  if (recipients.length === 0 && sent === 0) throw new OwnerError('There are no confirmed subscribers.');
  const byLanguage = Map.groupBy(
    recipients,
    ({ language }) => negotiateTranslations(language, undefined, site).language,
  );
  const counts = [...byLanguage].map(([language, { length }]) => `${String(length)} ${language}`).join(', ');
  const mails = recipients.length === 1 ? '1 mail' : `${String(recipients.length)} mails`;
  const summary = mails + (counts && `: ${counts}`);
  const earlier = sent > 0 ? ` ${String(sent)} were queued before, and are not sent again.` : '';

  if (dryRun) {
    for (const [language] of byLanguage) {
      const subscriber = { email: '', language, unsubscribeToken: 'TOKEN' };
      const mail = await renderNewsletterMail({ kind: 'newsletter', post, ...subscriber }, site, config.mail);
      const headers = { Subject: mail.subject, ...unsubscribeHeaders(mail.unsubscribe) };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
      await terminal.write(sanitize(`${lines.join('')}\n${mail.text}\n${mail.html}\n`));
    }
    await terminal.write(`Nothing is sent. Without --dry-run, this sends ${summary}.${earlier}\n`);
    return;
  }
  await queueNewsletter(database, post, recipients, now());
  await terminal.write(
    `Queued ${summary}.${earlier} The provider sends ${String(mailLimits.newsletter.mails)} a minute.\n`,
  );
}

export const addNewsletterCommands: AddCommands = (program, withDatabase) => {
  program
    .command('newsletter')
    .description('sends a post to the subscribers')
    .command('send')
    .description(
      'Queues a post for each confirmed subscriber, in the language of the subscriber if the post has it. The provider ' +
        'sends the mails. No one gets a post twice, so the command may be repeated when it was interrupted.',
    )
    .requiredOption('--post <SLUG>', 'the last part of the URL of the post')
    .option('--dry-run', 'prints the mail in each language, and sends nothing')
    .action(withDatabase(sendNewsletter));
};
