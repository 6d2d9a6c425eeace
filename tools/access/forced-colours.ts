import type { Page } from '@playwright/test';

/**
 * What is lost where the reader's own colours stand in place of the site's: controls that look like the text around
 * them, choices that make no difference any more, and words that were hidden by their colour and come to light.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  const clear = await page.evaluateHandle(() =>
    [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).color === 'rgba(0, 0, 0, 0)',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const complaints = await page.evaluate((hidden) => {
    const { controls, nameOf } = globalThis.access;

    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        (style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px') ||
        style.outlineStyle !== 'none' ||
        style.textDecorationLine.includes('underline')
      );
    };
    /** By an edge of its own or of the group that it belongs to, by the colour of its words, or by a sign. */
    const standsOut = (control: Element) => {
      const whole = control.closest('label') ?? control;
      const group = whole.closest('fieldset, [role=menu]') ?? whole;
      const around = whole.parentElement ?? whole;
      return (
        hasEdge(whole) ||
        hasEdge(group) ||
        getComputedStyle(whole).color !== getComputedStyle(around).color ||
        whole.querySelector('svg') !== null
      );
    };

    /** All that is drawn of an element. */
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          [
            style.color,
            style.backgroundColor,
            style.border,
            style.outline,
            style.textDecorationLine,
            style.fontWeight,
          ].join(),
        )
        .join();
    const makesNoDifference = (element: Element, state: string) => {
      const value = element.getAttribute(state) ?? '';
      const look = lookOf(element);
      element.removeAttribute(state);
      const same = lookOf(element) === look;
      element.setAttribute(state, value);
      return same;
    };
    const choices = [
      ['a', 'aria-current'],
      ['label', 'data-state', 'on'],
      ['[role^=menuitem]', 'data-state', 'checked'],
      ['input, textarea', 'aria-invalid'],
    ] as const;

    return [
      ...controls()
        .filter((control) => !control.matches('[role=region]') && !standsOut(control))
        .map((control) => `${nameOf(control)} looks like text`),
      ...choices.flatMap(([elements, state, value]) =>
        [...document.querySelectorAll(elements)]
          .filter((element) => element.checkVisibility() && element.hasAttribute(state))
          .filter((element) => !value || element.getAttribute(state) === value)
          .filter((element) => makesNoDifference(element, state))
          .map((element) => `${nameOf(element)} looks the same without its ${state}`),
      ),
      ...hidden
        .filter((element) => getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)')
        .map((element) => `${nameOf(element)} comes to light`),
    ];
  }, clear);
  await clear.dispose();
  await page.emulateMedia({ forcedColors: null });
  return complaints;
}
