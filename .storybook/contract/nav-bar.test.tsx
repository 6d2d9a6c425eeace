import { LanguageMenu, NavBar, Section } from '@studio/ui';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './contract.css';
import { until } from './until.ts';

/* The navigation bar while the page scrolls, and its menu, with real key events. */

let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(1000, 700);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  flushSync(() => {
    root.render(
      <>
        <NavBar
          name="Orchard"
          logo={<svg width="20" height="20" />}
          homeLabel="Orchard, home"
          label="Main"
          menuLabel="Menu"
          links={['Home', 'Services', 'FAQ', 'About'].map((label) => ({ label, href: `#${label}` }))}
          contact={{ label: 'Contact', href: '#contact' }}
          openLabel="Open menu"
          closeLabel="Close menu"
          languageMenu={
            <LanguageMenu
              label="Language"
              value="en"
              languages={[{ code: 'en', label: 'English', href: '#en' }]}
              onValueChange={() => undefined}
            />
          }
        />
        <Section ground="dusk">Deep</Section>
        <Section style={{ height: 2000 }}>Light</Section>
      </>,
    );
  });
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No element matches "${selector}".`);
  return element;
}

const frame = () => new Promise(requestAnimationFrame);
const barState = () => find('[data-slot=nav-bar]').dataset['state'];

describe('the texts of the navigation bar', () => {
  it('have a contrast of 4.5:1 in every frame, also before the scroll event', async () => {
    const samples = new Map<string, number>();
    const sample = (moment: string) => {
      for (const [text, contrast] of lowestContrasts()) samples.set(`${moment}: ${text}`, contrast);
    };
    for (const top of [900, 0, 25, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      sample(`at once at ${String(top)} px`);
      for (let count = 1; count <= 15; count += 1) {
        await frame();
        sample(`frame ${String(count)} at ${String(top)} px`);
      }
      expect(barState()).toBe(top > 20 ? 'scrolled' : 'top');
    }
    for (let top = 0; top <= 60; top += 4) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      sample(`slowly at ${String(top)} px`);
    }
    expect(samples.size).toBeGreaterThan(100);
    expect([...samples].filter(([, contrast]) => contrast < 4.5)).toEqual([]);
  });

  it('move up with the page by 12 px at most, and not when the bar becomes fixed', async () => {
    const name = find('[data-slot=nav-bar-brand]');
    const top = name.getBoundingClientRect().top - 12;
    for (const scrolled of [12, 20, 21, 300]) {
      window.scrollTo({ top: scrolled, behavior: 'instant' });
      await until(() => {
        expect(barState()).toBe(scrolled > 20 ? 'scrolled' : 'top');
      });
      expect(name.getBoundingClientRect().top, String(scrolled)).toBe(top);
    }
  });
});

it.each([375, 1440])(
  'at %d px the fixed bar is 64 px high, with its content in the middle',
  async (width) => {
    await page.viewport(width, 700);
    window.scrollTo({ top: 300, behavior: 'instant' });
    await until(() => {
      expect(barState()).toBe('scrolled');
    });
    const { top, height } = find('[data-slot=nav-bar]').getBoundingClientRect();
    expect([top, height]).toEqual([0, 64]);
    const targets = [...find('[data-slot=nav-bar]').querySelectorAll('a, button')]
      .map((target) => target.getBoundingClientRect())
      .filter((box) => box.height > 0);
    expect(targets.length).toBeGreaterThanOrEqual(3);
    for (const box of targets) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      // A button below the pointer is 2 px higher.
      expect(Math.abs((box.top + box.bottom) / 2 - 32)).toBeLessThanOrEqual(2);
    }
  },
);

describe('the menu', () => {
  const trigger = '[data-slot=nav-menu-trigger] button';
  const isOpen = () => document.querySelector('dialog')?.matches(':modal') ?? false;

  async function openMenu(width: number, height: number) {
    await page.viewport(width, height);
    await userEvent.click(find(trigger));
    await until(() => {
      expect(isOpen()).toBe(true);
    });
  }

  async function untilClosed() {
    await until(() => {
      expect(isOpen()).toBe(false);
    });
  }

  afterEach(async () => {
    if (isOpen()) await userEvent.keyboard('{Escape}');
    await untilClosed();
  });

  it('has another name than the navigation in it', async () => {
    await openMenu(375, 700);
    expect(find('dialog').getAttribute('aria-label')).toBe('Menu');
    expect(find('dialog nav').getAttribute('aria-label')).toBe('Main');
  });

  it('closes with Escape, which returns the focus and leaves no history entry', async () => {
    const state: unknown = window.history.state;
    await openMenu(375, 700);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await untilClosed();
    expect(document.activeElement).toBe(find(trigger));
    expect(window.history.state).toEqual(state);
  });

  it('closes when the visitor goes back', async () => {
    await openMenu(375, 700);
    window.history.back();
    await untilClosed();
    expect(document.activeElement).toBe(find(trigger));
  });

  it('follows a link after it has closed', async () => {
    const followed: [string, boolean][] = [];
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      event.preventDefault();
      followed.push([event.target.hash, isEntryOfMenu()]);
    };
    window.addEventListener('click', onClick);
    await openMenu(375, 700);
    await userEvent.click(find('dialog nav a[href="#FAQ"]'));
    await untilClosed();
    await until(() => {
      expect(followed).toEqual([['#FAQ', false]]);
    });
    window.removeEventListener('click', onClick);
  });

  it('closes when the links fit in the bar, which receives the focus', async () => {
    await openMenu(375, 700);
    await page.viewport(1000, 700);
    await untilClosed();
    await until(() => {
      expect(document.activeElement).toBe(find('[data-slot=nav-bar-brand]'));
    });
  });

  it('shows three links when the page is enlarged to 400 %, and the bar takes a fifth of the height', async () => {
    await openMenu(320, 256);
    expect(find('header').querySelector('[data-slot=nav-bar-content]')?.clientHeight).toBeLessThan(256 / 5);
    const { top } = find('[data-slot=nav-menu-actions]').getBoundingClientRect();
    const links = [...document.querySelectorAll('dialog nav a')].map((link) => link.getBoundingClientRect());
    expect(links.filter((link) => link.top >= 0 && link.bottom <= top + 1).length).toBeGreaterThanOrEqual(3);
    expect(links.every(({ height }) => height >= 44)).toBe(true);
  });
});

function isEntryOfMenu(): boolean {
  const state: unknown = window.history.state;
  return state instanceof Object && 'layer' in state;
}

/** The contrast of each text of the bar that is in the viewport, against what is painted behind it. */
function lowestContrasts(): [string, number][] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  const painted = (colors: readonly string[]): number[] => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1, 1);
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = [red, green, blue].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  return [...document.querySelectorAll('header :is(a, button, span)')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || y < 0 || y > innerHeight || !element.textContent) return [];
    const behind = document.elementsFromPoint(x, y).map((each) => getComputedStyle(each).backgroundColor);
    const background = behind.toReversed();
    const [light = 0, dark = 0] = [
      luminance(painted(background)),
      luminance(painted([...background, getComputedStyle(element).color])),
    ].toSorted((one, other) => other - one);
    return [[element.textContent, (light + 0.05) / (dark + 0.05)]];
  });
}
