import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@studio/api-client';
import {
  chatLink,
  company,
  contact,
  contacts,
  enquiries,
  localizePath,
  phoneLink,
  planEnquiry,
  plans,
} from '@studio/content';
import type { Language } from '@studio/i18n';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { scan } from './codes.ts';
import { messageField as field, messageForm, sendButton as submit, write, written } from './message.ts';
import { getSection, toastOn } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const { form } = contact;
const translationsIn = (code: Language) =>
  getTranslations(code, 'shell', 'common', 'contact', 'one-stop-service');
const readValues = (page: Page) =>
  messageForm(page).evaluate((element) =>
    element instanceof HTMLFormElement ? Object.fromEntries(new FormData(element)) : {},
  );

const empty = { ...Object.fromEntries(Object.keys(written).map((name) => [name, ''])), referral: '' };

/** Decoding a QR code is slow on a busy machine. */
const patient = { timeout: 20_000 };

for (const { code, label, tag } of testedLanguages('zh-TW')) {
  const t = translationsIn(code);
  const url = localizePath('/contact', code);

  test(
    `the contact form in ${label} confirms a message in a toast and next to the button, and stores it in the database`,
    { tag },
    async ({ page, provider }) => {
      await page.goto(url);
      await untilHydrated(page);
      await write(page, { ...written, subject: `A shop, ${code}` });
      await submit(page).click();

      const thanks = t(form.success, contact.values);
      expect(await toastOn(page)).toEqual({ text: thanks, kind: 'success' });
      await expect(messageForm(page).getByRole('status')).toHaveText(thanks);
      expect(await readValues(page)).toEqual(empty);
      const { companyName, ...sent } = written;
      expect(provider.messages()).toContainEqual(
        expect.objectContaining({
          ...sent,
          company: companyName,
          subject: `A shop, ${code}`,
          language: code,
        }),
      );
    },
  );

  test.describe(`without JavaScript, in ${label}`, { tag }, () => {
    test.use({ javaScriptEnabled: false });

    test('a message can be sent and is confirmed', async ({ page, provider }) => {
      await page.goto(url);
      await expect(page.getByText(t(form.success, contact.values))).toBeHidden();
      await write(page, { ...written, subject: `Plain, ${code}` });
      await submit(page).click();
      await expect(page.getByText(t(form.success, contact.values))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(url);
      expect(provider.messages()).toContainEqual(
        expect.objectContaining({ name: written.name, subject: `Plain, ${code}`, language: code }),
      );
    });

    test('the contact details include the address, phones, chats, the email address, and scannable codes for each person', async ({
      page,
    }) => {
      await page.goto(url);
      const info = getSection(page, t(contact.info.title));
      await expect(info).toContainText(t(company.address));
      const hrefs = await info
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        ...contacts.flatMap(({ phone }) => [phoneLink(t(phone)), chatLink(t(phone), t(company.chatMessage))]),
        `mailto:${t(company.email)}`,
      ]);
      for (const { name, phone, remark } of contacts) {
        await expect(info).toContainText(t(remark));
        const card = info.getByAltText(t('common:reach.contactCardOf', { name: t(name) }));
        await expect
          .poll(() => scan(card), patient)
          .toContain(`TEL:${phoneLink(t(phone)).slice('tel:'.length)}`);
        const chat = page.getByAltText(t('common:reach.chatCode', { name: t(name) }));
        await expect
          .poll(() => scan(chat), patient)
          .toBe(new URL(chatLink(t(phone), t(company.chatMessage))).href);
      }
    });
  });
}

test.describe('the contact form', () => {
  const t = translationsIn('zh-TW');

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/zh-TW/contact');
    await untilHydrated(page);
  });

  test('reports a message that could not be sent, and restores its values', async ({
    page,
    pageMessages,
  }) => {
    await page.route(endpoints.contact, (route) => route.fulfill({ status: 503, json: { code: 503 } }));
    await write(page);
    await submit(page).click();

    expect(await toastOn(page)).toEqual({ text: t(form.error), kind: 'error' });
    await expect(messageForm(page).getByRole('status')).toHaveText(t(form.error));
    expect(await readValues(page)).toEqual(empty);

    await messageForm(page)
      .getByRole('button', { name: t(form.restore) })
      .click();
    expect(await readValues(page)).toEqual({
      ...written,
      referral: '',
    });
    await expect(field(page, 'name')).toBeFocused();
    expect(pageMessages.splice(0)).toEqual([
      expect.stringContaining('503'),
      expect.stringContaining('The message was not sent.'),
    ]);
  });

  test('shows an error next to each wrong field, focuses the first, and is accessible then', async ({
    page,
    provider,
    pageMessages,
  }) => {
    const before = provider.messages().length;

    await test.step('missing fields', async () => {
      await field(page, 'name').fill('   ');
      await submit(page).click();
      await expect(field(page, 'name')).toBeFocused();
      for (const { name, ...rest } of form.fields) {
        const wrong = 'required' in rest;
        if (wrong) await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(t(rest.required)));
        else await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
      }
      expect(await barriersInSchemes(page)).toEqual(noBarriers);
      expect(pageMessages.splice(0)).toEqual([
        expect.stringMatching(/^error: .*name, email, subject, message/),
      ]);
    });

    await test.step('an invalid email address', async () => {
      await write(page, { ...written, email: 'ada@example' });
      await submit(page).click();
      await expect(field(page, 'email')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(t('contact:form.email.invalid'));
      expect(pageMessages.splice(0)).toHaveLength(1);
    });

    await test.step('values that only the API contract refuses', async () => {
      await write(page, { ...written, name: '\u200b', message: 'a\u001bb' });
      await submit(page).click();
      await expect(field(page, 'name')).toBeFocused();
      await expect(field(page, 'name')).toHaveAccessibleDescription(t('contact:form.name.required'));
      await expect(field(page, 'message')).toHaveAccessibleDescription(new RegExp(t(form.characters)));
    });

    expect(provider.messages()).toHaveLength(before);
  });
});

test.describe('the subject of a message', () => {
  const [english, chinese] = [translationsIn('en'), translationsIn('zh-TW')];
  const asked = enquiries['custom-hosting'];

  test('is that of the service or plan in the address, and empty for an unknown one', async ({ page }) => {
    const known = [
      ...Object.entries(enquiries).map(
        ([id, subject]) => [`/contact?service=${id}`, chinese(subject)] as const,
      ),
      ...plans.map(
        ({ id, title }) => [planEnquiry(id), chinese(contact.planSubject, { plan: chinese(title) })] as const,
      ),
    ];
    const unknown = ['service=nothing', 'plan=nothing', 'service=', 'plan=%00', 'service=__proto__'];
    await page.goto('/zh-TW/contact?service=__proto__');
    await untilHydrated(page);
    await expect(field(page, 'subject')).toHaveValue('');
    for (const [link, subject] of [
      ...known,
      ...unknown.flatMap((query) => [[`/contact?${query}`, ''] as const, ...known.slice(0, 1)]),
    ]) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        localizePath(link, 'zh-TW'),
      );
      await expect.soft(field(page, 'subject'), link).toHaveValue(subject);
    }
  });

  test('follows a change of the language until the visitor has changed it', async ({ page }) => {
    await page.goto('/en/contact?service=custom-hosting');
    await expect(field(page, 'subject')).toHaveValue(english(asked));
    await page.getByRole('button', { name: english('shell:site.languages') }).click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(field(page, 'subject')).toHaveValue(chinese(asked));
    expect(new URL(page.url()).search).toBe('?service=custom-hosting');

    await field(page, 'subject').fill('Two servers');
    await page.getByRole('button', { name: chinese('shell:site.languages') }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(field(page, 'subject')).toHaveValue('Two servers');
  });

  /** A section that scrolls into view rises a little, so its place is known only after that. */
  const follow = async (link: Locator) => {
    await link.scrollIntoViewIfNeeded();
    await link.click();
  };

  test('is filled in if the visitor chooses a plan after starting a message', async ({ page }) => {
    await page.goto('/en/contact');
    await untilHydrated(page);
    await field(page, 'message').fill('We have forty products.');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('shell:pages.one-stop-service') })
      .click();
    // The navigation bar also links there, without a plan.
    await page
      .getByRole('banner')
      .getByRole('link', { name: english('shell:pages.contact') })
      .hover();
    await follow(page.getByRole('main').locator('a[href*="plan="]').first());
    await expect(page).toHaveURL(/contact\?plan=/);
    await expect(field(page, 'subject')).not.toHaveValue('');
    await expect(field(page, 'message')).toHaveValue('We have forty products.');
  });

  const planLink = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: english('one-stop-service:pricing.choose', { plan: name }), exact: true });
  const choose = async (page: Page, name: string) => {
    await follow(planLink(page, name));
    await expect(page).toHaveURL(/contact\?plan=/);
  };
  const planSubject = (plan: (typeof plans)[number]) =>
    english(contact.planSubject, { plan: english(plan.title) });
  const [booking, premium] = [plans[2], plans[3]];

  test('is that of the last plan the visitor chose, also in what is sent', async ({ page, provider }) => {
    await page.goto('/en/services/one-stop-service');
    await untilHydrated(page);
    await choose(page, english(booking.title));
    await expect(field(page, 'subject')).toHaveValue(planSubject(booking));
    await page.goBack();
    // Pointing at a link renders its page ahead, here with the first plan.
    const ahead = page.locator('[name=subject]');
    await planLink(page, english(booking.title)).hover();
    await expect(ahead).toHaveValue(planSubject(booking));
    await choose(page, english(premium.title));
    await expect(field(page, 'subject')).toHaveValue(planSubject(premium));

    const { subject: _, ...others } = written;
    await write(page, { ...others, message: 'The last plan.' });
    await submit(page).click();
    await expect(field(page, 'message')).toHaveValue('');
    expect(provider.messages()).toContainEqual(
      expect.objectContaining({ message: 'The last plan.', subject: planSubject(premium) }),
    );
  });

  test('follows the plan in a draft, unless the visitor has written another subject', async ({ page }) => {
    await page.goto('/en/services/one-stop-service');
    await untilHydrated(page);
    await choose(page, english(booking.title));
    await field(page, 'message').fill('We have forty products.');
    await page.goBack();
    await choose(page, english(premium.title));
    await expect(field(page, 'subject')).toHaveValue(planSubject(premium));
    await expect(field(page, 'message')).toHaveValue('We have forty products.');

    await field(page, 'subject').fill('Two shops');
    await page.goBack();
    await choose(page, english(booking.title));
    await expect(field(page, 'subject')).toHaveValue('Two shops');
  });

  test('names yearly billing, which is still selected when the visitor comes back', async ({ page }) => {
    await page.goto('/en/services/one-stop-service#pricing');
    await untilHydrated(page);
    const yearly = page.getByRole('radio', { name: english('one-stop-service:pricing.yearly') });
    await yearly.click();
    await expect(page).toHaveURL(/one-stop-service\?billing=yearly/);
    await expect(yearly).toBeFocused();
    await choose(page, english(booking.title));
    await expect(field(page, 'subject')).toHaveValue('One-Stop Service, Booking plan, billed yearly');
    await page.goBack();
    await expect(yearly).toBeChecked();
  });

  test('names the hosting plan that the visitor chose', async ({ page }) => {
    await page.goto('/en/services/website-hosting');
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Choose Business' }).click();
    await expect(field(page, 'subject')).toHaveValue('Website hosting, Business plan');
  });

  test('is filled in again after the message is sent', async ({ page }) => {
    await page.goto('/en/contact?service=custom-hosting');
    // Before that, the browser itself would send the form and open the page without a query.
    await untilHydrated(page);
    await write(page);
    await submit(page).click();
    await expect(field(page, 'message')).toHaveValue('');
    await expect(field(page, 'subject')).toHaveValue(english(asked));
  });
});

test.describe('a message that is being sent', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/contact');
    await untilHydrated(page);
  });

  test('shows a pending state, and cannot be sent twice', async ({ page }) => {
    let requests = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(endpoints.contact, async (route) => {
      requests++;
      await held;
      await route.fulfill({ status: 201, json: { code: 201, data: { code: 201 } } });
    });
    await write(page);
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page).getByText(translationsIn('en')(form.sending))).toBeVisible();
    await expect(submit(page).locator('[data-slot=button-spinner]')).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await expect(messageForm(page).getByRole('status')).toHaveText(translationsIn('en')(form.sending));
    await field(page, 'name').press('Enter');
    answer();
    await expect(messageForm(page).getByRole('status')).toHaveText(
      translationsIn('en')(form.success, contact.values),
    );
    await expect(submit(page)).toBeEnabled();
    expect(requests).toBe(1);
  });

  test('has the same idempotency key on each retry, and another one after a change', async ({
    page,
    pageMessages,
  }) => {
    const sent: unknown[] = [];
    await page.route(endpoints.contact, async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 502, body: 'nonsense' });
    });
    const sendAgain = async () => {
      const before = sent.length;
      await submit(page).click();
      await expect.poll(() => sent.length).toBe(before + 1);
      await messageForm(page)
        .getByRole('button', { name: translationsIn('en')(form.restore) })
        .click();
    };
    await write(page);
    await sendAgain();
    await sendAgain();
    await field(page, 'message').fill('We sell coffee.');
    await sendAgain();

    const { companyName, ...others } = written;
    const complete = {
      ...others,
      company: companyName,
      referral: '',
      elapsed: expect.any(Number),
      key: expect.stringMatching(/^[\w-]{8,64}$/),
    };
    expect(sent).toEqual([complete, complete, { ...complete, message: 'We sell coffee.' }]);
    const keys = sent.map((body) =>
      typeof body === 'object' && body && 'key' in body ? body.key : undefined,
    );
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(pageMessages.splice(0)).toHaveLength(6);
  });

  test('is not taken for automated when a draft is sent as soon as the visitor returns', async ({
    page,
    provider,
  }) => {
    const subject = 'From a draft';
    const banner = page.getByRole('banner');
    await write(page, { ...written, subject });
    await banner.getByRole('link', { name: translationsIn('en')('shell:pages.about') }).click();
    await expect(page).toHaveURL(/about$/);
    await banner.getByRole('link', { name: translationsIn('en')('shell:pages.contact') }).click();
    await expect(field(page, 'subject')).toHaveValue(subject);
    await submit(page).click();
    await expect(field(page, 'subject')).toHaveValue('');
    expect(provider.messages()).toContainEqual(expect.objectContaining({ subject, quarantine: null }));
  });

  test('shows what the provider refuses: when to try again, and errors next to the fields', async ({
    page,
    pageMessages,
  }) => {
    const restore = messageForm(page).getByRole('button', { name: translationsIn('en')(form.restore) });
    await page.route(endpoints.contact, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '181' },
        json: { code: 429, message: '…' },
      }),
    );
    await write(page);
    await submit(page).click();
    await expect(messageForm(page).getByRole('status')).toContainText('Please try again in 4 minutes');
    await restore.click();
    expect(pageMessages.splice(0)).toHaveLength(2);

    await page.route(endpoints.contact, (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: '…', fields: { company: 'long' } } }),
    );
    await submit(page).click();
    await restore.click();
    await expect(field(page, 'companyName')).toBeFocused();
    await expect(field(page, 'companyName')).toHaveAccessibleDescription(
      translationsIn('en')(form.tooLong, { limit: 120 }),
    );
    expect(pageMessages.splice(0)).toHaveLength(2);
  });
});

test('says when a message that is sent now is answered, in the time of the studio', async ({ page }) => {
  await page.clock.setFixedTime('2041-03-05T19:00:00Z');
  await page.goto('/en/contact');
  await expect(messageForm(page)).toContainText(
    'It is Tuesday, 14:00 in Ontario. Sent now, it is answered by Thursday, 14:00.',
  );
  await expect(page.getByText('It is 14:00 here.')).toBeVisible();
});

test('a contact without a phone is not shown', async ({ page }) => {
  await page.route('/locales/zh-TW/common.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/("phone2": ?)"[^"]*"/, '$1""'),
    });
  });
  await page.goto('/en/contact');
  await untilHydrated(page);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(4);
  await page.getByRole('button', { name: translationsIn('en')('shell:site.languages') }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(page.locator('main figure')).toHaveCount(2);
  await expect(page.getByText(translationsIn('zh-TW')('common:company.contact2'))).toHaveCount(0);
});
