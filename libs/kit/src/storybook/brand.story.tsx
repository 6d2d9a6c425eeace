import { Alert, Button, Heading, PricingCard, Stack, Text, TextLink } from '@studio/ui';

const sizes = ['poster', 'h1', 'h2', 'h3'] as const;

export default { title: 'Brand' };

/** The grounds and the inks. Their contrast is part of `npm run check`. */
export const Colours = {
  render: () => (
    <Stack>
      {['canvas', 'surface', 'shallow', 'raised', 'line', 'ink-muted', 'ink', 'accent', 'brand'].map(
        (name) => (
          <Stack key={name} direction="row">
            <svg width="96" height="48" aria-hidden>
              <rect width="96" height="48" fill={`var(--color-${name})`} stroke="var(--color-line)" />
            </svg>
            <code>--color-{name}</code>
          </Stack>
        ),
      )}
    </Stack>
  ),
};

export const Type = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Heading key={size} headingLevel={2} size={size}>
          {size}
        </Heading>
      ))}
      <Text size="lead">lead</Text>
      <Text>text</Text>
      <Text size="sm" tone="muted">
        sm, muted
      </Text>
    </Stack>
  ),
};

/** Some components in the colours of the site. `@studio/ui` has its own Storybook with all of them. */
export const Components = {
  render: () => (
    <Stack>
      <Stack direction="row">
        <Button>solid</Button>
        <Button variant="outline">outline</Button>
        <Button variant="ghost">ghost</Button>
        <TextLink href="#text-link">TextLink</TextLink>
      </Stack>
      <Alert title="Alert">--color-surface</Alert>
      <PricingCard
        title="PricingCard"
        text="--text-h3"
        price="$150"
        unit="per month"
        features={['--color-day-0']}
        actions={<Button variant="outline">outline</Button>}
      />
    </Stack>
  ),
};
