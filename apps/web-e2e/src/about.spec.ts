import { about, contacts, localizePath } from '@studio/content';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test } from './world.ts';
import { getTranslations } from './get-translations.ts';

const { hero, vision, mission, principles, background, story, close } = about;

// The document has all of this, and loads faster without scripts.
test.use({ javaScriptEnabled: false });

for (const { code, label, tag } of testedLanguages('zh-CN')) {
  const t = getTranslations(code, 'about');

  test(
    `the about page in ${label} has portraits, the vision, the mission, values, the history and a link to the contact page`,
    { tag },
    async ({ page }) => {
      await page.goto(localizePath('/about', code));
      await expect(page).toHaveTitle(`${t('about:title')} · ${t('shell:name')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(hero.title));

      await test.step('a portrait of each person', async () => {
        const people = getSection(page, t(hero.title)).getByRole('listitem');
        await expect(people).toHaveCount(contacts.length);
        for (const [index, { name, remark }] of contacts.entries()) {
          await expect(people.nth(index)).toContainText(t(name));
          await expect(people.nth(index)).toContainText(t(remark));
        }
      });

      await test.step('the vision and the mission', async () => {
        const cards = getSection(page, t(vision.title)).getByRole('listitem');
        await expect(cards.getByRole('heading')).toHaveText([t(vision.title), t(mission.title)]);
        await expect(cards.nth(0)).toContainText(t(vision.text));
        await expect(cards.nth(1)).toContainText(t(mission.text));
      });

      await test.step('four values, each with its text', async () => {
        const values = getSection(page, t(principles.title)).getByRole('listitem');
        await expect(values).toHaveCount(4);
        for (const [index, { title, text }] of principles.items.entries()) {
          await expect(values.nth(index).getByRole('heading')).toHaveText(t(title));
          await expect(values.nth(index)).toContainText(t(text));
        }
      });

      await test.step('the history, the skills and the work of the studio', async () => {
        const part = getSection(page, t(background.title));
        await expect(part).toContainText(t(background.text));
        await expect(part.getByRole('listitem')).toHaveText(background.areas.map((area) => t(area)));
        const told = getSection(page, t(story.title));
        await expect(told).toContainText(t(story.label));
        await expect(told).toContainText(t(story.text));
      });

      await test.step('a link to the contact page at the end', async () => {
        await expect(
          getSection(page, t(close.title)).getByRole('link', { name: t(close.action.label) }),
        ).toHaveAttribute('href', localizePath('/contact', code));
      });
    },
  );
}
