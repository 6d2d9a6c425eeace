/** Functions that the checks share inside the page. */
interface Helpers {
  /** Identifies an element in a message: `<a> "Get started"`. */
  describeElement: (element: Element) => string;
  /** Visible elements that visitors can activate, fill in, select or scroll. */
  controls: () => HTMLElement[];
  /** The areas that activate the controls: a control or its label. Without inline links in text. */
  targets: () => HTMLElement[];
  /** Whether an element is visible, and not only exposed to screen readers. */
  isVisible: (element: Element) => boolean;
}

declare global {
  var accessibilityHelpers: Helpers;
}

const controlElements = ['a[href]', 'button', 'input:not([type=hidden])', 'textarea', 'select', 'summary'];
const controlSelector = [...controlElements, '[role^=menuitem]', '[tabindex="0"]'].join();

/** Installs the helpers in a page. Runs as an init script, or after the page has loaded. */
export const helpersScript = `(${installHelpers.toString()})(${JSON.stringify(controlSelector)})`;

function installHelpers(selector: string) {
  // Without transitions, styles change at once. Without `content-visibility`, every section has its size.
  const testStyles = new CSSStyleSheet();
  testStyles.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }' +
      ':not([hidden]) { content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(testStyles);

  const isVisible = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Tailwind's `sr-only` hides text visually.
    for (let current: Element | null = element; current; current = current.parentElement) {
      const { clipPath, position } = getComputedStyle(current);
      if (position === 'absolute' && clipPath === 'inset(50%)') return false;
    }
    return true;
  };

  const describeElement = (element: Element) => {
    const [label, role, value, name] = ['aria-label', 'role', 'value', 'name'].map((attribute) =>
      element.getAttribute(attribute),
    );
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}> "${[text, label, value, name, role].find(Boolean) ?? ''}"`;
  };

  const controls = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isVisible(element) && !element.closest('[inert]'),
    );

  const targets = () =>
    controls()
      .map((control) => control.closest('label') ?? control)
      .filter((target) => getComputedStyle(target).display !== 'inline');

  globalThis.accessibilityHelpers = { describeElement, isVisible, controls, targets };
}
