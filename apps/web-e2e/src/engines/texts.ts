import { contactDoneId, newsletterDoneId } from '@studio/api-client';

export interface TextReport {
  /** Texts of `main` and `footer` that visitors are meant to see. */
  count: number;
  /** Those that are not visible. */
  hidden: string[];
  /** The height of the document in CSS pixels. */
  height: number;
}

export interface TextOptions {
  /** Scrolls through the page as a visitor does and takes into account only what is on the screen. */
  scroll?: boolean;
  /** Looks into the only frame instead of the page. */
  frame?: boolean;
  /** Selects texts that are not meant to be seen. */
  except: string;
}

const onceSent = [contactDoneId, newsletterDoneId].map((id) => `#${id}`);

/** Texts of a page that are not meant to be seen, whether or not JavaScript runs. */
const neverSeen = [
  // Not rendered by any browser.
  'script, style, template, svg title',
  // The page behind the link under the pointer, which is rendered ahead in a hidden `<Activity>`.
  '[style*="display: none !important"]',
  // Hidden on purpose until something opens it.
  '[hidden], dialog:not([open]), details:not([open]) > :not(summary)',
  // Shown when the URL hash is their id, after a form is submitted without JavaScript.
  ...onceSent,
  // The honeypot of the contact form, a field that only bots see.
  'label:has([name=referral])',
  // The placeholder of a loading image, which fades in only if loading takes long.
  '[data-state=loading]',
  // In a wide table the column names are in the header row, not in each cell.
  'td > [aria-hidden=true]',
  // Words in a picture, such as a sample that lies below another one. Its label describes it.
  '[role=img]',
  // On the map of the services, only the largest flag has room for a text.
  '[data-slot=archipelago-flag] > small',
];

/** Browsers with JavaScript do not show `noscript`, nor what is `hidden` but for Tailwind's `noscript` variant. */
const withJavaScript = [...neverSeen, 'noscript', '.hidden[class*="noscript:"]'].join();

export const notShown = {
  withJavaScript,
  /** In a narrow window, rows of services have no sentences. The pages of the services have them. */
  onPhone: `${withJavaScript}, [data-slot=service-rows-name] > [data-slot=text]`,
  /** Controls that only work with JavaScript are hidden without it. */
  withoutJavaScript: [...neverSeen, '.noscript\\:hidden', '[data-slot=scheme-switch]'].join(),
};

/** Finds the texts of `main` and `footer` that a visitor cannot see. Runs in the page. */
export async function reportTexts({ scroll, frame, except }: TextOptions): Promise<TextReport> {
  const view = (frame ? document.querySelector('iframe')?.contentWindow : window) ?? window;
  const { document: page } = view;
  const range = page.createRange();

  // For screen readers only: `sr-only` clips the whole element.
  const isForScreenReaders = (element: Element | null): boolean => {
    if (!element) return false;
    const { position, clipPath } = view.getComputedStyle(element);
    return (
      (position === 'absolute' && clipPath === 'inset(50%)') || isForScreenReaders(element.parentElement)
    );
  };

  const seen = new Set<Node>();
  const textsExcept = (known: ReadonlySet<Node>) => {
    // The answers of a closed accordion. Another test opens each of them.
    const collapsed = [...page.querySelectorAll('[aria-expanded=false][aria-controls]')].map((button) =>
      page.getElementById(button.getAttribute('aria-controls') ?? ''),
    );
    return [...page.querySelectorAll('main, footer')].flatMap((part) => {
      const walker = page.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: { node: Node; parent: Element; words: string }[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const words = node.textContent?.trim();
        const parent = node.parentElement;
        if (!words || !parent || known.has(node) || parent.closest(except)) continue;
        if (collapsed.some((answer) => answer?.contains(parent)) || isForScreenReaders(parent)) continue;
        found.push({ node, parent, words });
      }
      return found;
    });
  };
  const notSeen = () => textsExcept(seen);

  /** The boxes of a text that no ancestor's `overflow` clips completely. */
  const unclipped = (boxes: readonly DOMRect[], element: Element | null): readonly DOMRect[] => {
    // The overflow of `body` applies to the viewport.
    if (!element || element === page.body || boxes.length === 0) return boxes;
    const { overflow, display } = view.getComputedStyle(element);
    if (overflow === 'visible' || display === 'inline' || display === 'contents')
      return unclipped(boxes, element.parentElement);
    return unclipped(overlapping(boxes, element.getBoundingClientRect()), element.parentElement);
  };
  const overlapping = (boxes: readonly DOMRect[], clip: DOMRect) =>
    boxes.filter(
      ({ left, right, top, bottom }) =>
        Math.min(right, clip.right) > Math.max(left, clip.left) &&
        Math.min(bottom, clip.bottom) > Math.max(top, clip.top),
    );

  const isVisible = ({ node, parent }: { node: Node; parent: Element }) => {
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const screen = new DOMRect(0, 0, view.innerWidth, view.innerHeight);
    return unclipped(scroll ? overlapping(boxes, screen) : boxes, parent).length > 0;
  };

  // Styles and layout are those of a rendered frame: the second callback runs after the first frame was rendered.
  const frameRendered = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          resolve();
        }),
      ),
    );

  const look = () => {
    for (const text of notSeen()) if (isVisible(text)) seen.add(text.node);
  };

  const { documentElement: root } = page;
  if (scroll) {
    for (let top = 0; top < root.scrollHeight; top += 0.8 * view.innerHeight) {
      view.scrollTo({ top, behavior: 'instant' });
      await frameRendered();
      look();
    }
    // A text that was replaced or animated during scrolling has more time to appear. Usually a frame is enough.
    const deadline = performance.now() + 5000;
    while (notSeen().length > 0 && performance.now() < deadline)
      for (const { node, parent } of notSeen()) {
        if (performance.now() > deadline) break;
        if (!node.isConnected) continue;
        parent.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await frameRendered();
        look();
      }
  } else look();

  return {
    count: textsExcept(new Set()).length,
    hidden: notSeen().map(({ words }) => words.slice(0, 60)),
    height: root.scrollHeight,
  };
}
