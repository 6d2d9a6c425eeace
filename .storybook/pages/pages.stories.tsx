import type { Meta, StoryObj } from '@storybook/react-vite';
import { languages } from '@studio/content';
import { pseudoLanguage } from '@studio/i18n/pseudo';
import { useArgs } from 'storybook/preview-api';
import { useCallback } from 'react';
import { expect } from 'storybook/test';
import { formResults, mockRequests } from './mocks.ts';
import { SitePage, type SitePageProps } from './site-page.tsx';

type Args = Omit<SitePageProps, 'onLanguageChange'>;

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${String(width)} px`,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
});

const meta = {
  title: 'Pages/Website',
  // No docs page: each story is a complete document with fixed elements, which would overlap there.
  tags: ['page', '!autodocs', '!manifest'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: viewport('Phone', 375, 812),
        tablet: viewport('Tablet', 768, 1024),
        laptop: viewport('Laptop', 1024, 768),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
    // A snapshot would change with every text.
    chromatic: { disableSnapshot: true },
  },
  argTypes: {
    page: { table: { disable: true } },
    language: {
      description: 'The language of the page.',
      control: 'inline-radio',
      options: languages.map(({ code }) => code),
    },
    forms: { description: 'The mocked result of forms.', control: 'inline-radio', options: formResults },
  },
  args: { forms: 'succeed', language: 'en' },
  beforeEach: mockRequests,
  render: function Page(args, { globals }) {
    const [, updateArgs] = useArgs<Args>();
    const onLanguageChange = useCallback(
      (language: string) => {
        updateArgs({ language });
      },
      [updateArgs],
    );
    const language = globals['language'] === pseudoLanguage.code ? pseudoLanguage.code : args.language;
    return <SitePage {...args} language={language} onLanguageChange={onLanguageChange} />;
  },
  play: async ({ canvas, args: { page } }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    if (page !== 'linktree') await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

// pages.spec.ts compares the names and the order with the routes.
export const Home: Story = { args: { page: 'home' } };
export const About: Story = { args: { page: 'about' } };
export const Services: Story = { args: { page: 'services' } };
export const OneStopService: Story = { name: 'One-Stop Service', args: { page: 'one-stop-service' } };
export const SystemDevelopment: Story = { args: { page: 'system-development' } };
export const MobileAppDevelopment: Story = { args: { page: 'mobile-app-development' } };
export const CloudSolutions: Story = { args: { page: 'cloud-solutions' } };
export const SocialMediaDesign: Story = { args: { page: 'social-media-design' } };
export const ProductPhotography: Story = { args: { page: 'product-photography' } };
export const WebsiteHosting: Story = { args: { page: 'website-hosting' } };
export const OtherDevelopment: Story = { args: { page: 'other-development' } };
export const Portfolio: Story = { args: { page: 'portfolio' } };
export const CaseStudies: Story = { args: { page: 'case-studies' } };
export const Blog: Story = { args: { page: 'blog' } };
export const Contact: Story = { args: { page: 'contact' } };
export const Faq: Story = { name: 'FAQ', args: { page: 'faq' } };
export const PrivacyPolicy: Story = { args: { page: 'privacy-policy' } };
export const TermsOfService: Story = { args: { page: 'terms-of-service' } };
export const Search: Story = { args: { page: 'search' } };
export const Sitemap: Story = { args: { page: 'sitemap' } };
export const Linktree: Story = { name: 'Link-tree', args: { page: 'linktree' } };
