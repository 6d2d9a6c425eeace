import studioDrawing from '@studio/brand/drawings/studioDrawing.svg';
import {
  Button,
  buttonVariants,
  Footer,
  Hero,
  Icon,
  Illustration,
  NavBar,
  Section,
  SectionHeading,
} from '@studio/ui';
import { getVariantValues } from '@studio/ui/cva';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Apple } from 'lucide';
import './second-brand.css';

const variants = getVariantValues(buttonVariants, 'variant');

interface Words {
  name: string;
  title: string;
  lead: string;
  action: string;
  section: string;
  text: string;
}

const meta = {
  title: 'Foundations/Second brand',
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Orchard',
    title: 'Small studio. Serious engineering.',
    lead: 'Websites, systems and cloud, designed, built and looked after by the same people. From the first email to launch day, you always know what comes next.',
    action: 'Get Started',
    section: 'Six things we do',
    text: 'Each with a clear scope, a clear price and a result you can use.',
  },
} satisfies Meta<Words>;

export default meta;
type Story = StoryObj<Words>;

/** The same components with other tokens. A CSS file that overrides tokens is all that a new brand needs. */
export const Default: Story = {
  render: ({ name, title, lead, action, section, text }) => (
    <div data-brand="orchard">
      <NavBar
        name={name}
        logo={<Icon icon={Apple} />}
        homeLabel={name}
        label="Main"
        menuLabel="Menu"
        links={[{ label: section, href: '#services' }]}
        contact={{ label: action, href: '#contact' }}
        openLabel="Open menu"
        closeLabel="Close menu"
      />
      <Hero
        title={title}
        lead={lead}
        actions={
          <Button variant="glow" size="lg">
            {action}
          </Button>
        }
        art={<Illustration src={studioDrawing} className="w-full max-w-128 justify-self-center" />}
      />
      <Section ground="surface">
        <SectionHeading title={section} lead={text} />
        <div className="flex flex-wrap gap-3">
          {variants
            .filter((variant) => variant !== 'glass')
            .map((variant) => (
              <Button key={variant} variant={variant}>
                {action}
              </Button>
            ))}
        </div>
      </Section>
      <Footer
        name={name}
        logo={<Icon icon={Apple} />}
        about={lead}
        columns={[{ id: 'services', title: section, items: [{ label: action, href: '#contact' }] }]}
        copyright={`© 2026 ${name}`}
      />
    </div>
  ),
};
