import { routeOf } from '@studio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findRoute } from '../../apps/web/src/pages/index.ts';
import { Screen, type ScreenProps } from './screen.tsx';
import { formResults } from './world.ts';

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${String(width)} px`,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
});

const meta = {
  title: 'Pages/Website',
  // Each is a whole document: seventeen on one page would lie over each other.
  tags: ['page', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: screen('Phone', 375, 812),
        tablet: screen('Tablet', 768, 1024),
        laptop: screen('Laptop', 1024, 768),
        desk: screen('Desk', 1440, 900),
      },
    },
    // A picture would change with every sentence.
    chromatic: { disableSnapshot: true },
  },
  argTypes: {
    page: { table: { disable: true } },
    language: { table: { disable: true } },
    forms: {
      description: 'What becomes of a form that is sent.',
      control: 'inline-radio',
      options: formResults,
    },
  },
  args: { forms: 'succeed', language: 'en' },
  loaders: [
    async ({ args: { page } }) => {
      await findRoute(routeOf(page).path)?.load();
    },
  ],
  render: (args, { globals }) => <Screen {...args} language={String(globals['language'])} />,
  play: async ({ canvas, args: { page } }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    if (page !== 'linktree') await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

// Named as their routes are, in the order of the sitemap: pages.spec.ts compares them.
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
export const Contact: Story = { args: { page: 'contact' } };
export const Faq: Story = { name: 'FAQ', args: { page: 'faq' } };
export const PrivacyPolicy: Story = { args: { page: 'privacy-policy' } };
export const TermsOfService: Story = { args: { page: 'terms-of-service' } };
export const Sitemap: Story = { args: { page: 'sitemap' } };
export const Linktree: Story = { name: 'Link-tree', args: { page: 'linktree' } };
