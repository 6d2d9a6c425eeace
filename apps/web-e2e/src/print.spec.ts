import { company, getFormats, localizePath, oneStopService, plans, reach } from '@studio/content';
import { pageGroups } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

// In the dark scheme, which printing must not use.
test.use({ colorScheme: 'dark' });

/**
 * Not printed: what leads elsewhere or is filled in, samples beside a title or a service, cards whose code may not be loaded,
 * and the last line of a page.
 */
const withoutPrint = [
  ...[
    'nav',
    'form',
    'fieldset',
    'label',
    '[data-slot=button]',
    '[data-slot=back-link]',
    '[data-slot=last-line]',
  ],
  ...['[data-slot=poster-scene]', '[data-slot=qr-card]', '.print\\:hidden'],
].join();

/** The texts that a page shows on the screen, also those of closed answers. Runs in the page. */
function findTexts(except: string): Text[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (!(text instanceof Text) || !parent || !text.data.trim() || parent.closest(except)) continue;
    if (parent.checkVisibility() || parent.closest('details, [data-slot=accordion-panel]')) texts.push(text);
  }
  return texts;
}

/** What makes a page hard to read or to use on paper. Runs in the page. */
function findProblems(texts: readonly Text[]): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const describeElement = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
  const report = (about: string, elements: readonly Element[]) =>
    elements.map((element) => `${about}: ${describeElement(element)}`);

  /** The lightness from 0 to 1. Tokens are in OKLCH, mixed colors in OKLab. */
  const parseLightness = (colour: string) =>
    Number(/^okl(?:ch|ab)\(([\d.]+)[^/]*\)$/.exec(colour)?.[1] ?? Number.NaN);
  const isAnswer = (element: Element) => element.closest('h2, h3, h4') !== null;
  const isPrinted = ({ parentElement }: Text) =>
    parentElement?.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });

  return [
    ...texts.filter((text) => !isPrinted(text)).map(({ data }) => `Is not printed: ${data}`),
    ...report('Leads around the site', all('header nav, footer nav, [aria-label] > ol')),
    ...report(
      'Cannot be pressed',
      all('button, input, textarea, .cursor-pointer').filter((control) => !isAnswer(control)),
    ),
    ...report(
      'Is a dark ground',
      all('body, header, main *, footer').filter((element) => {
        const wide = element.getBoundingClientRect().width > 200;
        return wide && parseLightness(getComputedStyle(element).backgroundColor) < 0.85;
      }),
    ),
    ...report(
      'Is pale',
      all('h1, h2, h3, p, td, th, dd').filter(
        (element) => parseLightness(getComputedStyle(element).color) > 0.7,
      ),
    ),
    ...report(
      'Does not say where it leads',
      all('a[href^="http"]').filter((link) => {
        const href = link.getAttribute('href') ?? '';
        return !href.includes('?') && !getComputedStyle(link, '::after').content.includes(href);
      }),
    ),
    ...report(
      'May be cut in two',
      all('main article, main tr, main figure').filter(
        (element) => getComputedStyle(element).breakInside !== 'avoid',
      ),
    ),
  ];
}

for (const { pages, paths, tag } of pageGroups)
  test(`${pages} are printable`, { tag }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(localizePath(path, 'en'));
      await untilHydrated(page);
      const texts = await page.evaluateHandle(findTexts, withoutPrint);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await texts.evaluate(findProblems), path).toEqual([]);
    }
  });

test('a printed page has its URL, the date and no text about loading', async ({ page }) => {
  const t = getTranslations('en');
  // The name cards never arrive.
  await page.route('**/namecard/**', () => undefined);
  await page.goto('/en/about');
  await untilHydrated(page);
  const loading = page.getByText(t(reach.nameCardLoading)).first();
  await expect(loading).toBeAttached();
  const note = page.locator('[data-slot=print-note]');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(note).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(note).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(loading).toBeHidden();
  await expect(note).toBeVisible();
  await expect(note).toContainText(page.url());
  await expect(note).toContainText(getFormats('en').date(new Date()));
});

test('the page with the five plans is printed with both prices, and on seven sheets at most', async ({
  page,
}) => {
  const t = getTranslations('en', 'one-stop-service');
  await page.goto('/en/services/one-stop-service');
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type ?\/Page\b/g)?.length).toBeLessThanOrEqual(7);

  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('table', { name: t(oneStopService.pricing.list) });
  for (const [index, plan] of plans.entries()) {
    const row = list.getByRole('row').nth(index + 1);
    await expect(row.getByRole('rowheader')).toContainText(t(plan.title));
    const cells = row.getByRole('cell');
    await expect(cells).toHaveText(
      'monthlyPrice' in plan
        ? [`$${String(plan.monthlyPrice)}`, `$${String(plan.yearlyPrice)}`]
        : [t(oneStopService.pricing.custom), t(oneStopService.pricing.custom)],
    );
  }
  await expect(page.getByText(t(company.address))).toBeVisible();
});
