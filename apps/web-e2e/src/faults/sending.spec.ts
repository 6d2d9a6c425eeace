import { endpoints } from '@studio/api-client';
import { contact, footer, localizePath, getRoute } from '@studio/content';
import { messageField, messageForm, sendButton, messageStatus, write, written } from '../message.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

const { form } = contact;

const code = 'zh-CN';
const t = getTranslations(code, 'contact');

test('sending a message offline fails at once, and it can be sent later', async ({
  page,
  context,
  provider,
  pageMessages,
}) => {
  const subject = `Offline, ${code}`;
  const kept = () => provider.messages().filter((message) => message['subject'] === subject);
  await page.goto(localizePath('/contact', code));
  await untilHydrated(page);
  await write(page, { ...written, subject });
  await context.setOffline(true);
  const startedAt = Date.now();
  await sendButton(page).click();
  await expect(messageStatus(page)).toHaveText(t(form.error));
  // Offline requests fail at once, without the timeout of 15 seconds.
  expect(Date.now() - startedAt).toBeLessThan(12_000);

  const signUp = page.getByRole('contentinfo').locator('form');
  await signUp.getByRole('textbox').fill('offline@example.com');
  await signUp.getByRole('button').click();
  await expect(signUp.getByRole('status')).toHaveText(t(footer.newsletter.error));
  await expect(signUp.getByRole('textbox')).toHaveValue('offline@example.com');

  await context.setOffline(false);
  await messageForm(page)
    .getByRole('button', { name: t(form.restore) })
    .click();
  await expect(messageField(page, 'message')).toHaveValue(written.message);
  await sendButton(page).click();
  await expect(messageStatus(page)).toHaveText(t(form.success, contact.values));
  expect(kept()).toHaveLength(1);
  pageMessages.length = 0;
});

test('a message that is sent twice is stored once', async ({ page, provider, pageMessages }) => {
  const before = provider.messages().length;
  const thanks = t(form.success, contact.values);
  await page.goto(localizePath('/contact', code));
  await untilHydrated(page);

  await test.step('after a double click', async () => {
    await write(page, { ...written, subject: `Twice, ${code}` });
    await sendButton(page).dblclick();
    await expect(messageStatus(page)).toHaveText(thanks);
    // A second request would have been sent by now.
    await page.waitForLoadState('networkidle');
    expect(provider.messages()).toHaveLength(before + 1);
  });

  await test.step('after a lost response', async () => {
    await page.route(
      endpoints.contact,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await write(page, { ...written, subject: `Lost answer, ${code}` });
    await sendButton(page).click();
    await expect(messageStatus(page)).toHaveText(t(form.error));
    await messageForm(page)
      .getByRole('button', { name: t(form.restore) })
      .click();
    await sendButton(page).click();
    await expect(messageStatus(page)).toHaveText(thanks);
    expect(provider.messages()).toHaveLength(before + 2);
  });
  pageMessages.length = 0;
});

test('a message that was changed after it could not be sent is kept when the visitor leaves the page', async ({
  page,
  context,
  pageMessages,
}) => {
  const t = getTranslations('en', 'contact');
  await page.goto(localizePath('/contact', 'en'));
  await untilHydrated(page);
  await write(page, { ...written, subject: 'Changed' });
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(messageStatus(page)).toHaveText(t(form.error));
  await context.setOffline(false);
  await messageForm(page)
    .getByRole('button', { name: t(form.restore) })
    .click();
  const changed = `${written.message} And more.`;
  await messageField(page, 'message').fill(changed);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t(getRoute('about').name) })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(messageField(page, 'message')).toHaveValue(changed);
  await expect(messageStatus(page)).toBeEmpty();
  pageMessages.length = 0;
});

test('a message whose page was reloaded while it was sent can be sent again, and is stored once', async ({
  page,
  provider,
  pageMessages,
}) => {
  const t = getTranslations('en', 'contact');
  const before = provider.messages().length;
  await page.goto(localizePath('/contact', 'en'));
  await untilHydrated(page);
  const stored = Promise.withResolvers<undefined>();
  let isFirst = true;
  await page.route(endpoints.contact, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The message is stored, but the response never arrives.
    await route.fetch();
    stored.resolve(undefined);
  });
  await write(page, { ...written, subject: 'Reloaded' });
  await sendButton(page).click();
  await stored.promise;
  await page.reload();
  await expect(messageStatus(page)).toHaveText(t(form.interrupted));
  await messageForm(page)
    .getByRole('button', { name: t(form.restore) })
    .click();
  await expect(messageField(page, 'message')).toHaveValue(written.message);
  await sendButton(page).click();
  await expect(messageStatus(page)).toHaveText(t(form.success, contact.values));
  expect(provider.messages()).toHaveLength(before + 1);

  await page.reload();
  await untilHydrated(page);
  await expect(messageStatus(page)).toBeEmpty();
  pageMessages.length = 0;
});
