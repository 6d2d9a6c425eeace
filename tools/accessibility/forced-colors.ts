import type { Page } from '@playwright/test';

/**
 * Returns what is lost in forced colors: controls that look like the surrounding text, states that look the same as
 * their absence, and text that is transparent otherwise but visible here.
 */
export async function findForcedColorsIssues(page: Page): Promise<string[]> {
  const transparent = await page.evaluateHandle(() =>
    [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).color === 'rgba(0, 0, 0, 0)',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const issues = await page.evaluate((elements) => {
    const { controls, describeElement } = globalThis.accessibilityHelpers;

    const hasBorder = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        (style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px') ||
        style.outlineStyle !== 'none' ||
        style.textDecorationLine.includes('underline')
      );
    };
    /** By its own border or that of its label or group, by the color of its text, or by an icon. */
    const isDistinguishable = (control: Element) => {
      const own = control.closest('label') ?? control;
      const group = own.closest('fieldset, [role=menu], [data-slot=newsletter-form-row]') ?? own;
      const parent = own.parentElement ?? own;
      return (
        [control, own, group].some(hasBorder) ||
        getComputedStyle(own).color !== getComputedStyle(parent).color ||
        own.querySelector('svg') !== null
      );
    };

    /** The computed styles that differ between states, with those of all descendants. */
    const readStyles = (element: Element) => {
      for (const animation of element.getAnimations({ subtree: true }))
        if (animation instanceof CSSTransition) animation.finish();
      return [element, ...element.querySelectorAll('*')]
        .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          [
            style.color,
            style.backgroundColor,
            style.borderColor,
            style.borderStyle,
            style.borderWidth,
            style.outline,
            style.textDecorationLine,
            style.fontWeight,
          ].join(),
        )
        .join();
    };
    const looksTheSameWithout = (element: Element, state: string) => {
      const value = element.getAttribute(state) ?? '';
      const style = readStyles(element);
      element.removeAttribute(state);
      const same = readStyles(element) === style;
      element.setAttribute(state, value);
      return same;
    };
    const states = [
      ['a', 'aria-current'],
      ['[role^=menuitem]', 'data-state', 'checked'],
      ['input, select, textarea', 'aria-invalid'],
    ] as const;

    return [
      ...controls()
        .filter(
          (control) =>
            !control.matches('[role=region], [role=tablist], [role=tabpanel]') && !isDistinguishable(control),
        )
        .map((control) => `${describeElement(control)} looks like text`),
      ...states.flatMap(([selector, state, value]) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility() && element.hasAttribute(state))
          .filter((element) => !value || element.getAttribute(state) === value)
          .filter((element) => looksTheSameWithout(element, state))
          .map((element) => `${describeElement(element)} looks the same without its ${state}`),
      ),
      ...elements
        .filter((element) => getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)')
        .map((element) => `${describeElement(element)} is transparent text that becomes visible`),
    ];
  }, transparent);
  await transparent.dispose();
  await page.emulateMedia({ forcedColors: null });
  return issues;
}
