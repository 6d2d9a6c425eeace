import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExampleLogo, long, preventNavigation, services, toLinks } from '../../internal/stories/index.ts';
import { NewsletterForm, type NewsletterFormProps } from '../../forms/newsletter-form/index.ts';
import newsletterForm, {
  Chinese as newsletterInChinese,
} from '../../forms/newsletter-form/newsletter-form.stories.tsx';
import { SchemeSwitch, type SchemeSwitchProps } from '../../forms/scheme-switch/index.ts';
import schemeSwitch from '../../forms/scheme-switch/scheme-switch.stories.tsx';
import languageMenu from '../../primitives/language-menu/language-menu.stories.tsx';
import { guide } from './footer.guide.ts';
import { Footer, type FooterProps } from './footer.tsx';

const email = <a href="mailto:hello@studio.example">hello@studio.example</a>;

interface Args extends FooterProps {
  /** Props of the components in the slots. */
  slots: { newsletter: NewsletterFormProps; schemeSwitch: SchemeSwitchProps };
}

const meta = {
  title: 'Blocks/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', guide },
  args: {
    logo: <ExampleLogo />,
    about: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
    newsletter: null,
    languages: { label: 'Language', items: languageMenu.args.languages, value: 'en' },
    copyright: '© 2026 Inklake Studio',
  },
  argTypes: {
    logo: { control: false },
    newsletter: { control: false },
    contact: { control: false },
    schemeSwitch: { control: false },
  },
  render: ({ slots, ...args }) => (
    <Footer
      {...args}
      newsletter={<NewsletterForm {...slots.newsletter} />}
      schemeSwitch={<SchemeSwitch {...slots.schemeSwitch} />}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Links to profiles open in a new tab, and their names say so. On a phone the two lists are side by side. */
export const Default: Story = {
  args: {
    name: 'Inklake Studio',
    profiles: {
      title: 'Follow us',
      newTabLabel: 'opens in a new tab',
      items: [
        { label: 'Facebook', href: 'https://facebook.example.com/inklake-studio' },
        { label: 'LinkedIn', href: 'https://linkedin.example.com/company/inklake-studio' },
      ],
    },
    columns: [
      {
        id: 'links',
        title: 'Quick links',
        items: [
          ...toLinks('Home', 'About', 'Services', 'FAQ'),
          { label: 'Contact', href: '#contact', onClick: fn() },
        ],
      },
      { id: 'services', title: 'Services', items: services },
    ],
    contact: { title: 'Reach us', content: email },
    legal: toLinks('Privacy Policy', 'Terms of Service', 'Sitemap'),
    slots: { newsletter: { ...newsletterForm.args, className: undefined }, schemeSwitch: schemeSwitch.args },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Facebook/ })).toHaveAttribute('target', '_blank');
    preventNavigation(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(args.columns?.[0]?.items.at(-1)?.onClick).toHaveBeenCalledOnce();
  },
};

/** Long labels wrap in narrow columns. */
export const LongText: Story = {
  args: {
    ...Default.args,
    about: long.text,
    columns: [
      { id: 'links', title: long.title, items: [{ label: long.text, href: '#one' }] },
      { id: 'services', title: 'Services', items: services },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    name: '涼風家電清洗',
    about: '台中的到府清洗團隊，專洗冷氣與洗衣機，一年到頭都在，不只夏天。',
    profiles: {
      title: '追蹤我們',
      newTabLabel: '在新分頁開啟',
      items: [{ label: 'Facebook', href: 'https://facebook.example.com/cool-breeze' }],
    },
    columns: [
      { id: 'links', title: '快速連結', items: toLinks('首頁', '價目表', '常見問題') },
      { id: 'services', title: '服務項目', items: toLinks('壁掛式冷氣清洗', '吊隱式冷氣清洗', '洗衣機清洗') },
    ],
    contact: { title: '聯絡我們', content: email },
    legal: [{ label: '隱私權政策', href: '#privacy-policy' }],
    languages: { ...meta.args.languages, label: '語言', value: 'zh-TW' },
    copyright: '© 2026涼風家電清洗',
    slots: {
      newsletter: { ...newsletterForm.args, ...newsletterInChinese.args, className: undefined },
      schemeSwitch: { label: '外觀', labels: { system: '依裝置設定', light: '淺色', dark: '深色' } },
    },
  },
};
