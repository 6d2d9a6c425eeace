import { limits } from '@studio/api-client/contract';
import { contact, faq, footer, languages, localizePath, type MessageField } from '@studio/content';
import { messageField, sendButton, messageStatus, write } from '../message.ts';
import { complete } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';
import { helpersScript } from '../../../../tools/accessibility/helpers.ts';
import { findOverflow } from '../../../../tools/accessibility/overflow.ts';

const fields: readonly MessageField[] = contact.form.fields;

/** A value of the maximum length of a field, without spaces. */
const longest = (length: number, name: string, code: string) => {
  if (name === 'email') return `${'a'.repeat(length - 12)}@example.com`;
  return (name === 'message' ? `${code}Donaudampfschifffahrt` : '龍').repeat(length).slice(0, length);
};

for (const { code, label } of languages) {
  const t = getTranslations(code, 'contact', 'faq');

  test(
    `very long words do not break the layout on a small screen in ${label}`,
    { tag: complete },
    async ({ page, provider }) => {
      await page.addInitScript(helpersScript);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localizePath('/contact', code));
      await untilHydrated(page);
      const values = Object.fromEntries(
        fields.map(({ name }) => [
          name,
          longest(limits[name === 'companyName' ? 'company' : name], name, code),
        ]),
      );
      await write(page, values);
      expect(await findOverflow(page)).toEqual([]);
      await sendButton(page).click();
      await expect(messageStatus(page)).toHaveText(t(contact.form.success, contact.values));
      const { companyName, ...others } = values;
      expect(provider.messages()).toContainEqual(
        expect.objectContaining({ ...others, company: companyName, language: code }),
      );

      const signUp = page.getByRole('contentinfo').locator('form');
      await signUp.getByRole('textbox').fill(`${'a'.repeat(240)}@example.com`);
      await signUp.getByRole('button').click();
      await expect(signUp.getByRole('status')).toHaveText(t(footer.newsletter.success));
      expect(await findOverflow(page)).toEqual([]);

      await page.goto(localizePath('/faq', code));
      await untilHydrated(page);
      await page.getByRole('searchbox').fill('Donaudampfschifffahrt'.repeat(20));
      await expect(page.getByText(t(faq.search.empty))).toBeVisible();
      expect(await findOverflow(page)).toEqual([]);
      await expect(messageField(page, 'name')).toHaveCount(0);
    },
  );
}
