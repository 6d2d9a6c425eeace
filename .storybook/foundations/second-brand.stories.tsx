import {
  Accordion,
  Button,
  buttonVariants,
  Columns,
  Footer,
  Heading,
  Icon,
  NavBar,
  Section,
  Stack,
  Text,
  TextLink,
} from '@studio/ui';
import { getVariantValues } from '@studio/ui/cva';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Apple } from 'lucide';
import './second-brand.css';

const variants = getVariantValues(buttonVariants, 'variant');

const words = {
  name: 'Orchard',
  title: 'Apples, from the tree to the door.',
  lead: 'Twelve kinds, picked on the day before they arrive. A box lasts a family of four for a week.',
  action: 'Order a box',
  more: 'See the twelve kinds',
  questions: 'Before the first box',
  items: [
    { id: 'day', title: 'On which day does it come?', content: 'On Tuesdays and Fridays, before noon.' },
    { id: 'pause', title: 'Can a box be paused?', content: 'At any time, up to the evening before.' },
  ],
};

const meta = {
  title: 'Foundations/Second brand',
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen' },
  args: words,
} satisfies Meta<typeof words>;

export default meta;

/** The same components with other tokens. A CSS file that overrides tokens is all that a new brand needs. */
export const Default: StoryObj<typeof words> = {
  render: ({ name, title, lead, action, more, questions, items }) => (
    <div data-brand="orchard" data-theme="orchard">
      <NavBar
        name={name}
        logo={<Icon icon={Apple} />}
        homeLabel={name}
        tone="plain"
        label="Main"
        menuLabel="Menu"
        links={[{ label: questions, href: '#questions' }]}
        contact={{ label: action, href: '#contact' }}
        openLabel="Open menu"
        closeLabel="Close menu"
      />
      <Section ground="shallow">
        <Heading headingLevel={2} size="h1">
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
        <Stack direction="row">
          <Button variant="glow" size="lg">
            {action}
          </Button>
          <TextLink variant="more" href="#kinds">
            {more}
          </TextLink>
        </Stack>
      </Section>
      <Section id="questions">
        <Columns ratio="4-8">
          <Heading>{questions}</Heading>
          <Accordion items={items} defaultValue="day" />
        </Columns>
      </Section>
      <Section ground="dusk">
        <Stack direction="row">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {action}
            </Button>
          ))}
        </Stack>
      </Section>
      <Footer
        name={name}
        logo={<Icon icon={Apple} />}
        about={lead}
        columns={[{ id: 'kinds', title: more, items: [{ label: action, href: '#contact' }] }]}
        copyright={`© 2026 ${name}`}
      />
    </div>
  ),
};
