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
import { barriersOn } from './barriers.ts';
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

  test.describe(`the contact form in ${label}`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(url);
      await untilHydrated(page);
    });

    test('confirms a message in a toast and next to the button, and stores it in the database', async ({
      page,
      provider,
    }) => {
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

    test('shows an error next to each missing field, and focuses the first', async ({
      page,
      provider,
      pageMessages,
    }) => {
      const before = provider.messages().length;
      await field(page, 'name').fill('   ');
      await submit(page).click();

      await expect(field(page, 'name')).toBeFocused();
      for (const { name, ...rest } of form.fields) {
        const wrong = 'required' in rest;
        if (wrong) await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(t(rest.required)));
        else await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
      }
      expect(pageMessages.splice(0)).toEqual([
        expect.stringMatching(/^error: .*name, email, subject, message/),
      ]);
      expect(provider.messages()).toHaveLength(before);
    });

    test('shows an error for an invalid email address', async ({ page, pageMessages }) => {
      await write(page, { ...written, email: 'ada@example' });
      await submit(page).click();
      await expect(field(page, 'email')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(t('contact:form.email.invalid'));
      expect(pageMessages.splice(0)).toHaveLength(1);
    });

    test('shows errors that only the API contract detects', async ({ page }) => {
      await write(page, { ...written, name: '\u200b', message: 'a\u001bb' });
      await submit(page).click();
      await expect(field(page, 'name')).toBeFocused();
      await expect(field(page, 'name')).toHaveAccessibleDescription(t('contact:form.name.required'));
      await expect(field(page, 'message')).toHaveAccessibleDescription(new RegExp(t(form.characters)));
    });
  });

  test(
    `without JavaScript, a message in ${label} can be sent and is confirmed`,
    { tag },
    async ({ browser, baseURL, provider }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(url);
      await expect(page.getByText(t(form.success, contact.values))).toBeHidden();
      await write(page, { ...written, subject: `Plain, ${code}` });
      await submit(page).click();
      await expect(page.getByText(t(form.success, contact.values))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(url);
      expect(provider.messages()).toContainEqual(
        expect.objectContaining({ name: written.name, subject: `Plain, ${code}`, language: code }),
      );
      await context.close();
    },
  );

  test(`links from services and plans in ${label} fill in the subject`, { tag }, async ({ page }) => {
    const subjects = [
      ...Object.entries(enquiries).map(([id, subject]) => [`${url}?service=${id}`, t(subject)] as const),
      ...plans.map(
        ({ id, title }) =>
          [localizePath(planEnquiry(id), code), t(contact.planSubject, { plan: t(title) })] as const,
      ),
    ];
    for (const [link, subject] of subjects) {
      await page.goto(link);
      await expect.soft(field(page, 'subject'), link).toHaveValue(subject);
    }
  });

  test.describe(`the contact details in ${label}`, { tag }, () => {
    test('include the address, both phones, both chats and the email address', async ({ page }) => {
      await page.goto(url);
      await untilHydrated(page);
      const info = getSection(page, t(contact.info.title));
      await expect(info).toContainText(t(company.address));
      const hrefs = await info
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        ...contacts.flatMap(({ phone }) => [phoneLink(t(phone)), chatLink(t(phone), t(company.chatMessage))]),
        `mailto:${t(company.email)}`,
      ]);
      for (const { remark } of contacts) await expect(info).toContainText(t(remark));
    });

    test('include a scannable name card and chat code for each person', async ({ page }) => {
      await page.goto(url);
      await untilHydrated(page);
      for (const { name, phone } of contacts) {
        const card = getSection(page, t(contact.info.title)).getByAltText(
          t('common:reach.contactCardOf', { name: t(name) }),
        );
        await expect
          .poll(() => scan(card), patient)
          .toContain(`TEL:${phoneLink(t(phone)).slice('tel:'.length)}`);
        const code = page.getByAltText(t('common:reach.chatCode', { name: t(name) }));
        await expect
          .poll(() => scan(code), patient)
          .toBe(new URL(chatLink(t(phone), t(company.chatMessage))).href);
      }
    });
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the contact page in ${label} is accessible in the ${colorScheme} scheme`,
      { tag },
      async ({ page, pageMessages }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(url);
        await untilHydrated(page);
        await submit(page).click();
        expect(await barriersOn(page)).toEqual([]);
        expect(pageMessages.splice(0)).toHaveLength(1);
      },
    );
}

test.describe('the subject of a message', () => {
  const [english, chinese] = [translationsIn('en'), translationsIn('zh-TW')];
  const asked = enquiries['custom-hosting'];
  const chooseChinese = async (page: Page) => {
    await page.getByRole('button', { name: english('shell:site.languages') }).click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  };

  for (const query of ['service=nothing', 'plan=nothing', 'service=__proto__', 'service=', 'plan=%00'])
    test(`stays empty for ${query}`, async ({ page }) => {
      await page.goto(`/en/contact?${query}`);
      await untilHydrated(page);
      await expect(field(page, 'subject')).toHaveValue('');
    });

  test('follows a change of the language', async ({ page }) => {
    await page.goto('/en/contact?service=custom-hosting');
    await expect(field(page, 'subject')).toHaveValue(english(asked));
    await chooseChinese(page);
    await expect(field(page, 'subject')).toHaveValue(chinese(asked));
    expect(new URL(page.url()).search).toBe('?service=custom-hosting');
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

  test('is not translated once the visitor has changed it', async ({ page }) => {
    await page.goto('/en/contact?service=custom-hosting');
    await expect(field(page, 'subject')).toHaveValue(english(asked));
    await field(page, 'subject').fill('Two servers');
    await chooseChinese(page);
    await expect(field(page, 'subject')).toHaveValue('Two servers');
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

  test('says when to try again if the provider received too many', async ({ page, pageMessages }) => {
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
    pageMessages.length = 0;
  });

  test('shows the field errors of the provider next to the fields', async ({ page, pageMessages }) => {
    await page.route(endpoints.contact, (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: '…', fields: { company: 'long' } } }),
    );
    await write(page);
    await submit(page).click();
    await messageForm(page)
      .getByRole('button', { name: translationsIn('en')(form.restore) })
      .click();
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
