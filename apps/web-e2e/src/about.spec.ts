import { about, contacts, localizePath } from '@studio/content';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const { hero, vision, mission, principles, background, story, close } = about;

for (const { code, label, tag } of testedLanguages('zh-CN')) {
  const t = getTranslations(code, 'about');

  test.describe(`the about page in ${label}`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(localizePath('/about', code));
    });

    test('has the vision and the mission, and hydrates without errors', async ({ page }) => {
      await expect(page).toHaveTitle(`${t('about:title')} · ${t('shell:name')}`);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(hero.title));
      const cards = getSection(page, t(vision.title)).getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText([t(vision.title), t(mission.title)]);
      await expect(cards.nth(0)).toContainText(t(vision.text));
      await expect(cards.nth(1)).toContainText(t(mission.text));
    });

    test('has four values, each with its text', async ({ page }) => {
      const values = getSection(page, t(principles.title)).getByRole('listitem');
      await expect(values).toHaveCount(4);
      for (const [index, { title, text }] of principles.items.entries()) {
        await expect(values.nth(index).getByRole('heading')).toHaveText(t(title));
        await expect(values.nth(index)).toContainText(t(text));
      }
    });

    test('has the history, the skills and the work of the studio', async ({ page }) => {
      const part = getSection(page, t(background.title));
      await expect(part).toContainText(t(background.text));
      await expect(part.getByRole('listitem')).toHaveText(background.areas.map((area) => t(area)));
      const told = getSection(page, t(story.title));
      await expect(told).toContainText(t(story.label));
      await expect(told).toContainText(t(story.text));
    });

    test('has a portrait of each person', async ({ page }) => {
      const people = getSection(page, t(hero.title)).getByRole('listitem');
      await expect(people).toHaveCount(contacts.length);
      for (const [index, { name, remark }] of contacts.entries()) {
        await expect(people.nth(index)).toContainText(t(name));
        await expect(people.nth(index)).toContainText(t(remark));
      }
    });

    test('ends with a link to the contact page', async ({ page }) => {
      await expect(
        getSection(page, t(close.title)).getByRole('link', { name: t(close.action.label) }),
      ).toHaveAttribute('href', localizePath('/contact', code));
    });
  });
}
