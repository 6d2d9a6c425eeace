import type { Page } from '@playwright/test';
import { serviceThemes } from '@studio/ui';

/**
 * Texts that cannot be read in one of the service themes, by day or by night. Only what a theme colours is looked at:
 * the rest is held to all rules, in both schemes, where each story is tested.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async (themes) => {
    const { seen, nameOf } = globalThis.access;
    const { dataset } = document.documentElement;
    const { scheme: ownScheme, theme: ownTheme } = dataset;
    const elements = [...document.body.querySelectorAll('*')].filter(seen);
    const lookIn = (theme: string) => {
      dataset['theme'] = theme;
      return elements.map((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return [color, backgroundColor, backgroundImage].join();
      });
    };

    const complaints: string[] = [];
    for (const scheme of ['light', 'dark']) {
      dataset['scheme'] = scheme;
      const blue = lookIn('blue');
      const red = lookIn('red');
      const coloured = new Set(elements.filter((_, place) => blue[place] !== red[place]));
      const outermost = [...coloured].filter(
        ({ parentElement }) => !parentElement || !coloured.has(parentElement),
      );
      if (!outermost.some(({ textContent }) => textContent)) continue;
      for (const theme of themes) {
        dataset['theme'] = theme;
        const { violations } = await globalThis.axe.run(
          { include: outermost },
          {
            runOnly: ['color-contrast'],
            resultTypes: ['violations'],
            elementRef: true,
          },
        );
        complaints.push(
          ...violations.flatMap(({ nodes }) =>
            nodes.map(({ element, any: [reason] }) =>
              [theme, scheme, element && nameOf(element), reason?.message].join(' · '),
            ),
          ),
        );
      }
    }

    if (ownScheme === undefined) delete dataset['scheme'];
    else dataset['scheme'] = ownScheme;
    if (ownTheme === undefined) delete dataset['theme'];
    else dataset['theme'] = ownTheme;
    return complaints;
  }, serviceThemes);
}
