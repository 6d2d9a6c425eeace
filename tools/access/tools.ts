/** What the checks have in common, inside the page. */
interface Tools {
  /** How a complaint names an element: `<a> "Get started"`. */
  nameOf: (element: Element) => string;
  /** What a visitor can press, fill in, choose or scroll, as far as it is to be seen. */
  controls: () => HTMLElement[];
  /** Where a press reaches them, but for words in a line of text. */
  targets: () => HTMLElement[];
  /** Is seen, and not only heard. */
  seen: (element: Element) => boolean;
}

declare global {
  var access: Tools;
}

const pressable = ['a[href]', 'button', 'input:not([type=hidden])', 'textarea', 'select', 'summary'];
const controlSelector = [...pressable, '[role^=menuitem]', '[tabindex="0"]'].join();

/** Runs in every page before its own scripts. */
export const toolScript = `(${install.toString()})(${JSON.stringify(controlSelector)})`;

function install(selector: string) {
  // What changes its look has it at once, and what is far down the page has its size.
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }' +
      ':not([hidden]) { content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(still);

  const seen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Only heard: as Tailwind's `sr-only` has it.
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, position } = getComputedStyle(part);
      if (position === 'absolute' && clipPath === 'inset(50%)') return false;
    }
    return true;
  };

  const nameOf = (element: Element) => {
    const [label, role, value, name] = ['aria-label', 'role', 'value', 'name'].map((attribute) =>
      element.getAttribute(attribute),
    );
    const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}> "${[words, label, value, name, role].find(Boolean) ?? ''}"`;
  };

  const controls = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => seen(element) && !element.closest('[inert]'),
    );

  const targets = () =>
    controls()
      .map((control) => control.closest('label') ?? control)
      .filter((target) => getComputedStyle(target).display !== 'inline');

  globalThis.access = { nameOf, seen, controls, targets };
}
