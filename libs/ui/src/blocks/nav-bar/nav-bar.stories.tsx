import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ExampleLogo, long, preventNavigation, services, toLinks } from '../../internal/stories/index.ts';
import { LanguageMenu, type LanguageMenuProps } from '../../primitives/language-menu/index.ts';
import languageMenu from '../../primitives/language-menu/language-menu.stories.tsx';
import { Section } from '../section/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import sectionHeading from '../section-heading/section-heading.stories.tsx';
import { guide } from './nav-bar.guide.ts';
import { NavBar, type NavBarProps } from './nav-bar.tsx';

interface Args extends NavBarProps {
  languages?: LanguageMenuProps | undefined;
  /** Content below the bar, so that the page can scroll. */
  page?: { title: string; lead: string };
}

/** Finds the contact link (the last link) and the menu button (the last button). */
function last(elements: readonly HTMLElement[]): HTMLElement {
  const element = elements.at(-1);
  if (!element) throw new Error('Expected at least one element.');
  return element;
}

const prices: Partial<Record<string, string>> = {
  'One-Stop Service': '$72',
  'Social Media Design': '$50',
  'Website Hosting': '$9.99',
};
const servicesWithPrices = services.map((link) => ({ ...link, note: prices[link.label] }));

const meta = {
  title: 'Blocks/NavBar',
  component: NavBar,
  // It is fixed to the viewport, so each story on the docs page renders in an iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } }, guide },
  args: {
    name: 'Inklake Studio',
    logo: <ExampleLogo />,
    homeLabel: 'Inklake Studio, home',
    label: 'Main',
    menuLabel: 'Menu',
    links: toLinks('Home', 'Services', 'FAQ', 'About').map((link, index) => ({
      ...link,
      current: index === 0,
    })),
    contact: { label: 'Contact', href: '#contact', onClick: fn() },
    openLabel: 'Open menu',
    closeLabel: 'Close menu',
  },
  argTypes: { logo: { control: false }, menuBackdrop: { control: false } },
  render: ({ languages, page, ...args }) => (
    <>
      <NavBar {...args} languages={languages} languageMenu={languages && <LanguageMenu {...languages} />} />
      {[0, 1, 2, 3].map((part) => (
        <Section key={part} ground={part === 0 && args.tone !== 'plain' ? 'dusk' : 'canvas'}>
          {page && <SectionHeading {...page} />}
          {/* In place of the content of the section. */}
          <div />
        </Section>
      ))}
    </>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Transparent above a deep surface. The current page is underlined. */
export const Default: Story = {
  args: { languages: languageMenu.args, page: sectionHeading.args },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    preventNavigation(canvasElement);
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveAttribute('data-state', 'top');
    const [home, ...others] = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(home).toHaveAttribute('aria-current', 'page');
    // Forced colors override backgrounds, but not borders.
    const line = home && getComputedStyle(home, '::after').borderBottomWidth;
    await expect(line).toBe('2px');
    await expect(others).toHaveLength(3);
    await userEvent.click(last(within(bar).getAllByRole('link')));
    await expect(args.contact.onClick).toHaveBeenCalledTimes(1);
  },
};

/** An element that receives focus behind the bar scrolls below it. */
export const FocusBehindBar: Story = {
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

/** For pages without a deep surface at the top. */
export const Plain: Story = { args: { ...Default.args, tone: 'plain' } };

/** On a tablet the language menu shows only its icon, so that all links fit on one line. */
export const Tablet: Story = {
  ...Plain,
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
 * A modal menu that fills the screen: languages, services with prices, pages, and the contact button within reach of the
 * thumb. The cross is where the menu button was. Escape and going back in the history close it, too.
 */
export const PhoneMenu: Story = {
  args: {
    ...Default.args,
    tone: 'plain',
    services: { label: 'Services', items: servicesWithPrices },
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(last(canvas.getAllByRole('button')));
    const menu = await canvas.findByRole('dialog');
    await expect(menu.contains(document.activeElement)).toBe(true);
    await expect(within(menu).getAllByRole('navigation')).toHaveLength(3);
    const contact = last(within(menu).getAllByRole('link')).getBoundingClientRect();
    await expect(contact.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/**
 * Selecting a link closes the menu, unless it opens a new tab. A link to the current page scrolls to the top. Other ways
 * to close the menu return the focus to the button.
 */
export const PhoneMenuCloses: Story = {
  args: { ...Default.args, languages: undefined },
  globals: phone,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    preventNavigation(canvasElement);
    const open = last(canvas.getAllByRole('button'));
    const menu = () => canvas.queryByRole('dialog');
    const links = () => within(canvas.getByRole('dialog')).getAllByRole('link');
    // Not before the content is high enough.
    await waitFor(() => {
      window.scrollTo(0, 200);
      return expect(window.scrollY).toBe(200);
    });
    await userEvent.click(open);
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Control>}');
    await userEvent.click(last(links().slice(0, 1)));
    await userEvent.keyboard('{/Control}');
    await waitFor(() => expect(menu()).toBeVisible());
    await userEvent.click(last(links().slice(0, 1)));
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(window.scrollY).toBe(0));

    await userEvent.click(open);
    await canvas.findByRole('dialog');
    await userEvent.click(last(links()));
    await waitFor(() => expect(menu()).toBeNull());
    await expect(args.contact.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Long labels wrap. One or two words each are better. */
export const LongText: Story = {
  args: {
    ...Default.args,
    links: toLinks(long.title, 'Mobile App Development', 'Product Photography', 'Terms of Service'),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    name: '涼風家電清洗',
    homeLabel: '涼風家電清洗首頁',
    label: '主選單',
    menuLabel: '選單',
    links: toLinks('服務項目', '價目表', '常見問題'),
    contact: { label: '馬上預約', href: '#contact' },
    openLabel: '開啟選單',
    closeLabel: '關閉選單',
    languages: { ...languageMenu.args, label: '語言', value: 'zh-TW' },
    page: { title: '一台冷氣，拆開洗才算洗', lead: '洗之前先試機，洗完當場量溫度，您點頭才收工。' },
  },
};
