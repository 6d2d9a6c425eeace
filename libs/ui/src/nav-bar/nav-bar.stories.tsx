import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu/index.ts';
import { Section } from '../section/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { NavBar, type NavBarProps } from './nav-bar.tsx';

interface Args extends NavBarProps {
  languages?: LanguageMenuProps;
  /** What stands under the bar, so that the page can be scrolled. */
  page?: { title: string; lead: string };
}

/** The contact button is the last link, and the menu's button the last button, in every language. */
function last(elements: readonly HTMLElement[]): HTMLElement {
  const element = elements.at(-1);
  if (!element) throw new Error('There should be at least one.');
  return element;
}

/** Links are pressed, but the test stays where it is. */
function stay(canvasElement: HTMLElement) {
  canvasElement.addEventListener('click', (event) => {
    event.preventDefault();
  });
}

const meta = {
  title: 'Layout/NavBar',
  component: NavBar,
  // It stays at the top of its window: on the page of its documentation each story needs one of its own.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      when: [
        'Once, at the top of every page: the way to the main pages, to the other languages, and to the one thing to do.',
        'For about four links: at 768 px they must stand side by side in every language.',
      ],
      not: [
        'For pages of the second level: `Breadcrumbs`, `RelatedLinks` and the `Footer` lead there.',
        'To move about on one long page: take a list of its own, such as the one in `LegalPage`.',
        'On a screen without navigation, such as the `LinkTree`.',
      ],
      dos: [
        'Put a `SkipLink` before it.',
        'Keep each label to one or two words.',
        'Say with `over` what the page begins with, so that the links can be read on it: `deep`, or `plain` for all lighter grounds.',
        'Mark a link as `current` on the pages below it, too.',
      ],
      donts: [
        'Do not add a second button: of two things that stand out, neither does.',
        'Do not leave room for it at the top of a page: `Hero` and `PageHero` bring that.',
        'Do not fix anything else to the top of the window: the bar would lie over it.',
      ],
      access: [
        'A `header` with a `nav` that is called by `label`; the current page has `aria-current` and a line under it, which stays in forced colours.',
        'Below 768 px a button opens the links as a modal `dialog`: the focus goes to the first link and cannot leave; Escape, the close button and the phone’s back gesture lead back to that button.',
        'Choosing a link closes the menu and leads to the top of the page.',
        'What gets the focus under the bar is scrolled out from behind it; without scripts the bar shows all links and scrolls away with the page.',
      ],
    } satisfies Guide,
  },
  args: {
    name: 'shell:name',
    homeLabel: 'shell:site.home',
    label: 'shell:navigation.label',
    links: [
      { label: 'shell:pages.home', href: '#home', current: true },
      { label: 'shell:pages.services', href: '#services' },
      { label: 'shell:pages.faq', href: '#faq' },
      { label: 'shell:pages.about', href: '#about' },
    ],
    contact: { label: 'shell:pages.contact', href: '#contact' },
    onContactClick: fn(),
    openLabel: 'shell:navigation.open',
    closeLabel: 'shell:navigation.close',
  },
  render: ({ languages, page, ...args }) => (
    <>
      <NavBar {...args} languageMenu={languages && <LanguageMenu {...languages} />} />
      {[0, 1, 2, 3].map((part) => (
        <Section key={part} tone={part === 0 && args.over !== 'plain' ? 'deep' : 'plain'}>
          {page && <SectionHeading {...page} />}
        </Section>
      ))}
    </>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Clear over the deep beginning of a page. The current page is underlined. */
export const Default: Story = {
  args: {
    languages: {
      label: 'shell:site.languages',
      languages: [
        { code: 'en', label: 'English', href: '#en' },
        { code: 'zh-CN', label: '简体中文', href: '#zh-CN' },
        { code: 'zh-TW', label: '繁體中文', href: '#zh-TW' },
      ],
      language: 'en',
      onChoose: fn(),
    },
    page: { title: 'home:services.title', lead: 'home:services.lead' },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    stay(canvasElement);
    const bar = canvas.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-scrolled');
    const [home, ...others] = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(home).toHaveAttribute('aria-current', 'page');
    // A border stays where the reader chooses the colours, a ground does not.
    const line = home && getComputedStyle(home, '::after').borderBottomWidth;
    await expect(line).toBe('2px');
    await expect(others).toHaveLength(3);
    await userEvent.click(last(within(bar).getAllByRole('link')));
    await expect(args.onContactClick).toHaveBeenCalledTimes(1);
  },
};

/** Past 20 pixels it takes a quiet ground, and the contact button stands out. At the top again it is clear again. */
export const Scrolled: Story = {
  args: { ...Default.args },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo(0, 20);
    await new Promise(requestAnimationFrame);
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 21);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
    window.scrollTo(0, 160);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
  },
};

/** What gets the focus behind the bar comes out from under it. */
export const FocusBehind: Story = {
  args: { ...Default.args },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const heading = last(canvas.getAllByRole('heading').slice(0, 2));
    heading.tabIndex = -1;
    window.scrollBy(0, heading.getBoundingClientRect().top - 8);
    heading.focus();
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom - 1));
  },
};

/** For pages that begin on the page's own ground. */
export const OverPlain: Story = { args: { ...Default.args, over: 'plain' } };

export const Chinese: Story = {
  args: {
    ...Default.args,
    ...(Default.args?.languages && { languages: { ...Default.args.languages, language: 'zh-TW' } }),
  },
  globals: { language: 'zh-TW' },
};

/** On a tablet the language menu shows only its icon, so that all links fit on one line. */
export const Tablet: Story = {
  ...OverPlain,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    const tops = new Set(links.map((link) => link.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    // Visually hidden text has a width of 1 px.
    const label = within(canvas.getByRole('button', { name: /English/ })).getByText('English');
    await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

const phone = { viewport: { value: 'mobile1', isRotated: false } };

/**
 * The menu fills the screen and begins where the thumb is: the links are at the bottom, the contact button and the way
 * out below them. Nothing behind it can be reached, and Escape or the phone's back gesture closes it.
 */
export const PhoneMenu: Story = {
  args: { ...Default.args },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(last(canvas.getAllByRole('button')));
    const menu = canvas.getByRole('dialog');
    // What the browser shows as modal keeps the focus and answers Escape.
    await expect(menu.matches(':modal')).toBe(true);
    await expect(menu.contains(document.activeElement)).toBe(true);
    await expect(within(menu).getAllByRole('link')).toHaveLength(5);
  },
};

export const PhoneMenuChinese: Story = {
  args: { ...Chinese.args },
  globals: { ...phone, language: 'zh-TW' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(last(canvas.getAllByRole('button')));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** Choosing a link closes the menu and leads to the top. Closing it otherwise leads back to its button. */
export const PhoneMenuCloses: Story = {
  args: { ...Default.args },
  globals: phone,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    stay(canvasElement);
    const open = last(canvas.getAllByRole('button'));
    const menu = () => canvas.queryByRole('dialog');
    const links = () => within(canvas.getByRole('dialog')).getAllByRole('link');
    window.scrollTo(0, 200);
    await userEvent.click(open);
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button'));
    await waitFor(() => expect(menu()).toBeNull());
    await expect(open).toHaveFocus();
    await expect(window.scrollY).toBe(200);

    await userEvent.click(open);
    await userEvent.click(last(links().slice(0, 1)));
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(window.scrollY).toBe(0));

    await userEvent.click(open);
    await userEvent.click(last(links()));
    await waitFor(() => expect(menu()).toBeNull());
    await expect(args.onContactClick).toHaveBeenCalledTimes(1);
  },
};

/** Long labels take two lines. One or two words each are better. */
export const LongText: Story = {
  args: {
    ...Default.args,
    links: [
      { label: 'shell:pages.one-stop-service', href: '#one-stop', current: true },
      { label: 'shell:pages.mobile-app-development', href: '#apps' },
      { label: 'shell:pages.product-photography', href: '#photography' },
      { label: 'shell:pages.terms-of-service', href: '#terms' },
    ],
  },
};
