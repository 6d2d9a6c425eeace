import {
  cloudSolutions,
  industries,
  localizePath,
  mobileAppDevelopment,
  otherDevelopment,
  getRoute,
  getService,
  priceLines,
  servicePageOffer,
  servicePageTitles,
  site,
  systemDevelopment,
  type ServicePage,
} from '@studio/content';
import { getSection } from './page-parts.ts';
import { languageAt, testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const pages: readonly ServicePage[] = [
  systemDevelopment,
  mobileAppDevelopment,
  cloudSolutions,
  otherDevelopment,
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, facts] of pages.entries())
    for (const { code, label, tag } of testedLanguages(languageAt(index))) {
      const { id, benefits, features, process, technologies, faq, related, close } = facts;
      const t = getTranslations(code, id);
      const href = (path: string) => localizePath(path, code);
      const { path, name } = getRoute(id);

      test(
        `${id} in ${label} has breadcrumbs, its price, benefits, features, six steps, lists, answers that open, and related services`,
        { tag },
        async ({ page, request }) => {
          await page.goto(href(path));

          await test.step('a title, a color and breadcrumbs', async () => {
            await expect(page).toHaveTitle(`${t(`${facts.id}:title`)} · ${t('shell:name')}`);
            await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
              'href',
              new RegExp(`${href(path)}$`),
            );
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(facts.hero.title));
            await expect(page.locator('main [data-theme]').filter({ visible: true })).toHaveAttribute(
              'data-theme',
              getService(id).theme,
            );

            const crumbs = page.getByRole('navigation', { name: t(site.breadcrumbs) });
            await expect(crumbs.getByRole('listitem')).toHaveText([
              t(getRoute('home').name),
              t(getRoute('services').name),
              t(name),
            ]);
            await expect(crumbs.getByRole('link').nth(0)).toHaveAttribute('href', href('/'));
            await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', href('/services'));
            await expect(page.getByRole('link', { name: t(site.backToServices) })).toHaveAttribute(
              'href',
              href('/services'),
            );
          });

          await test.step('a way to begin, the service itself, and how it is priced', async () => {
            const first = getSection(page, t(facts.hero.title));
            const links = first.locator('[data-slot=actions]').getByRole('link');
            await expect(links).toHaveText([t(servicePageOffer.start.label), t(servicePageOffer.steps)]);
            await expect(links.nth(0)).toHaveAttribute('href', href('/contact'));
            await expect(links.nth(1)).toHaveAttribute('href', href(`${path}#steps`));
            await expect(first).toContainText(t(servicePageOffer.text).replace(/<.*?>/g, ''));
            await expect(
              first.locator('[data-slot=poster-scene]').locator('svg, figure').first(),
            ).toBeVisible();
          });

          await test.step('benefits, features with a drawing, and six steps', async () => {
            const changes = getSection(page, t(benefits.title));
            await expect(changes).toContainText(t(benefits.quote.title));
            await expect(changes).toContainText(t(benefits.quote.text));
            await expect(changes.getByRole('listitem')).toHaveText(benefits.items.map((item) => t(item)));

            const offered = getSection(page, t(features.title));
            // It refers to the one copy in the document, which has the path of the file in its id.
            const reference =
              (await offered.locator('[data-slot=notes-picture] use').getAttribute('href')) ?? '';
            const [file = ''] = /\/[^!]*Notes[^!]*/.exec(reference) ?? [];
            expect(file).not.toBe('');
            expect((await request.get(file)).ok()).toBe(true);
            // In the order of their places on the drawing.
            await expect(offered.getByRole('listitem')).toHaveCount(id === 'other-development' ? 4 : 6);
            for (const { title, text } of features.items) {
              const item = offered
                .getByRole('listitem')
                .filter({ has: page.getByRole('heading', { name: t(title), exact: true }) });
              await expect(item).toContainText(t(text));
            }

            const steps = getSection(page, t(process.title));
            await expect(steps.getByRole('listitem')).toHaveCount(6);
            await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
              process.items.map(({ title }) => t(title)),
            );
          });

          await test.step('technologies and industries', async () => {
            const lists = getSection(page, t(servicePageTitles.technologies)).getByRole('list');
            await expect(lists).toHaveCount(2);
            await expect(lists.nth(0).getByRole('listitem')).toHaveText(technologies.map((item) => t(item)));
            await expect(lists.nth(1).getByRole('listitem')).toHaveText(
              facts.industries.map((industry) => t(industries[industry])),
            );
          });

          await test.step('answers, the first of which is open, and stays open beside others', async () => {
            const part = getSection(page, t(servicePageTitles.faq));
            await expect(part.locator('summary')).toHaveText(faq.map(({ question }) => t(question)));
            for (const [index, { question, answer }] of faq.entries()) {
              // The first answer is open.
              if (index > 0) await part.getByRole('heading', { name: t(question) }).click();
              await expect(part.getByText(t(answer))).toBeVisible();
            }
            await expect(part.locator('[open] > summary')).toHaveCount(faq.length);
          });

          await test.step('five related services, and a link to the contact page', async () => {
            const others = getSection(page, t(servicePageTitles.related)).getByRole('listitem');
            const links = others.getByRole('link');
            await expect(links).toHaveCount(5);
            await expect(links).toHaveText(related.map((other) => t(getService(other).name)));
            for (const [index, other] of related.entries()) {
              const { text, values } = priceLines[other];
              await expect(links.nth(index)).toHaveAttribute('href', href(getService(other).href));
              await expect(others.nth(index)).toContainText(t(text, values));
            }
            await expect(
              getSection(page, t(close.title)).getByRole('link', { name: t(close.action.label) }),
            ).toHaveAttribute('href', href('/contact'));
          });
        },
      );
    }

  test('other development is red, with fifteen technologies and nine industries', async ({ page }) => {
    const t = getTranslations('en');
    await page.goto('/en/services/other-development');
    await expect(page.locator('main [data-theme=red]')).toHaveCount(1);
    const lists = getSection(page, t(servicePageTitles.technologies)).getByRole('list');
    await expect(lists.nth(0).getByRole('listitem')).toHaveCount(15);
    await expect(lists.nth(1).getByRole('listitem')).toHaveCount(9);
  });
});

test('open answers stay open when the language is changed', async ({ page }) => {
  const [en, tw] = [getTranslations('en', 'cloud-solutions'), getTranslations('zh-TW', 'cloud-solutions')];
  const [first, { question, answer }] = cloudSolutions.faq;
  await page.goto('/en/services/cloud-solutions');
  await untilHydrated(page);
  await page.getByRole('heading', { name: en(question) }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: en(site.languages) })
    .click();
  await page.getByRole('menu').getByText('繁體中文').click();
  await expect(page.locator('main [open] > summary')).toHaveText([tw(first.question), tw(question)]);
  await expect(page.getByText(tw(answer))).toBeVisible();
});

test('a link to another service opens it at the top in its own color', async ({ page }) => {
  const t = getTranslations('en', 'cloud-solutions');
  await page.goto('/en/services/system-development');
  await untilHydrated(page);
  await getSection(page, t(servicePageTitles.related))
    .getByRole('link', { name: t('shell:pages.cloud-solutions') })
    .click();
  await expect(page).toHaveURL(/\/en\/services\/cloud-solutions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(cloudSolutions.hero.title));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main [data-theme]').filter({ visible: true })).toHaveAttribute(
    'data-theme',
    'indigo',
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
