import { about } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import { partOf } from './page-parts.ts';
import { expect, test, untilHydrated } from './world.ts';
import { wordsOf } from './words.ts';

const { hero, vision, mission, principles, background, story, close } = about;

for (const { code, label } of languages) {
  const t = wordsOf(code, 'about');

  test.describe(`a visitor who reads ${label} and wants to know who the studio is`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(localizePath('/about', code));
    });

    test('reads its vision and its mission, and the page wakes without a complaint', async ({ page }) => {
      await expect(page).toHaveTitle(`${t(about.title)} · ${t('shell:name')}`);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(hero.title));
      const cards = partOf(page, t(vision.title)).getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText([t(vision.title), t(mission.title)]);
      await expect(cards.nth(0)).toContainText(t(vision.text));
      await expect(cards.nth(1)).toContainText(t(mission.text));
    });

    test('reads four values, each with its text and its sign', async ({ page }) => {
      const values = partOf(page, t(principles.title)).getByRole('listitem');
      await expect(values).toHaveCount(4);
      for (const [index, { title, text }] of principles.items.entries()) {
        await expect(values.nth(index).getByRole('heading')).toHaveText(t(title));
        await expect(values.nth(index)).toContainText(t(text));
        await expect(values.nth(index).locator('svg')).toHaveCount(1);
      }
    });

    test('learns where it comes from, what it knows and what it has done', async ({ page }) => {
      const part = partOf(page, t(background.title));
      await expect(part).toContainText(t(background.text));
      await expect(part.getByRole('listitem')).toHaveText(background.areas.map((area) => t(area)));
      const told = page.getByRole('figure').filter({ hasText: t(story.label) });
      await expect(told.getByRole('heading')).toHaveText(t(story.title));
      await expect(told).toContainText(t(story.text));
    });

    test('is led to the contact page at the end', async ({ page }) => {
      await expect(
        partOf(page, t(close.title)).getByRole('link', { name: t(close.action.label) }),
      ).toHaveAttribute('href', localizePath('/contact', code));
    });
  });
}
