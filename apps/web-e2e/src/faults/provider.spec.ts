import { endpoints } from '@studio/api-client';
import { contact, contacts, footer, languages, localizePath, phoneLink, reach } from '@studio/content';
import type { Page, Route } from '@playwright/test';
import { messageField, messageForm, sendButton, messageStatus, write, written } from '../message.ts';
import { startProvider } from '../provider.ts';
import { complete } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

const { form } = contact;

/** Failures of the provider. The tests of the forms cover status 503. */
const faults = {
  'is not there': (route) => route.abort('connectionrefused'),
  'breaks off': (route) => route.abort('connectionreset'),
  'never answers': () => Promise.resolve(),
  'answers 400': (route) => route.fulfill({ status: 400, json: { code: 400, message: '…' } }),
  'answers 429': (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '240' }, json: { code: 429, message: '…' } }),
  'answers 500': (route) => route.fulfill({ status: 500, json: { code: 500, message: '…' } }),
  'answers with a page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'answers 201 with nothing': (route) => route.fulfill({ status: 201, body: '' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Shortens the request timeout of 15 seconds. */
const shortenTimeout = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 15_000 ? 600 : 2_000_000);
  });

const code = 'zh-CN';
const t = getTranslations(code, 'contact');

test('the contact form reports every failure and restores the text', async ({
  page,
  provider,
  pageMessages,
}) => {
  const subject = `Faults, ${code}`;
  await shortenTimeout(page);
  await page.goto(localizePath('/contact', code));
  await untilHydrated(page);
  await write(page, { ...written, subject });
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      await page.route(endpoints.contact, fault);
      await sendButton(page).click();
      await expect(messageStatus(page), name).toHaveText(
        name === 'answers 429' ? t(form.tooMany, { minutes: 4 }) : t(form.error),
      );
      await expect(sendButton(page), name).not.toHaveAttribute('aria-disabled');
      await expect(messageField(page, 'message'), name).toHaveValue('');
      await messageForm(page)
        .getByRole('button', { name: t(form.restore) })
        .click();
      for (const [field, value] of Object.entries({ ...written, subject }))
        await expect(messageField(page, field), name).toHaveValue(value);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  // The last attempt succeeds.
  await sendButton(page).click();
  await expect(messageStatus(page)).toHaveText(t(form.success, contact.values));
  expect(provider.messages().filter((message) => message['subject'] === subject)).toHaveLength(1);
  // Each failure is also logged.
  pageMessages.length = 0;
});

test('the newsletter form reports every failure and keeps the text', async ({
  page,
  provider,
  pageMessages,
}) => {
  const email = `faults-${code.toLowerCase()}@example.com`;
  await shortenTimeout(page);
  await page.goto(localizePath('/about', code));
  await untilHydrated(page);
  const signUp = page.getByRole('contentinfo').locator('form');
  await signUp.getByRole('textbox').fill(email);
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      await page.route(endpoints.newsletter, fault);
      await signUp.getByRole('button').click();
      await expect(signUp.getByRole('status'), name).toHaveText(
        name === 'answers 429' ? t(footer.newsletter.tooMany, { minutes: 4 }) : t(footer.newsletter.error),
      );
      await expect(signUp.getByRole('button'), name).not.toHaveAttribute('aria-disabled');
      await expect(signUp.getByRole('textbox'), name).toHaveValue(email);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  await signUp.getByRole('button').click();
  await expect(signUp.getByRole('status')).toHaveText(t(footer.newsletter.success));
  expect(provider.subscribers()).toContainEqual(expect.objectContaining({ email, language: code }));
  pageMessages.length = 0;
});

test('contact details are shown if the name cards cannot be loaded', async ({ page, pageMessages }) => {
  const failures = Object.entries(faults);
  // Each card fails differently, until all failures are covered.
  for (let met = 0; met < failures.length; met += contacts.length) {
    const failing = contacts.flatMap(({ id }, place) => {
      const [name, fault] = failures[met + place] ?? [];
      return name && fault ? [{ id, name, fault }] : [];
    });
    for (const { id, fault } of failing) await page.route(`${endpoints.nameCard}/${id}?*`, fault);
    await page.goto(localizePath('/contact', code), { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    for (const { id, name } of failing) {
      const card = page.locator('main figure').filter({ has: page.locator(`img[src*="/${id}?"]`) });
      const message = t(name === 'never answers' ? reach.nameCardLoading : reach.nameCardFailed);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('paragraph'), name).toHaveText(message);
    }
    for (const { phone } of contacts)
      await expect(page.getByRole('main').locator(`a[href="${phoneLink(t(phone))}"]`)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  pageMessages.length = 0;
});

test('the contact form reports that the provider has stopped', { tag: complete }, async ({ context }) => {
  const provider = await startProvider();
  const visits = await Promise.all(
    languages.map(async ({ code }) => {
      const page = await context.newPage();
      await page.goto(provider.url + localizePath('/contact', code));
      await untilHydrated(page);
      await write(page);
      return { page, message: getTranslations(code, 'contact')(form.error) };
    }),
  );
  await provider.stop();
  for (const { message, page } of visits) {
    await sendButton(page).click();
    await expect(messageStatus(page)).toHaveText(message);
    await expect(messageForm(page).getByRole('button')).toHaveCount(2);
  }
});
