import {
  BackLink,
  Badge,
  LastLine,
  Link,
  Poster,
  Prose,
  Rows,
  Section,
  SectionHeading,
  Text,
} from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { buttonLink, toLinks } from '../../libs/ui/src/internal/stories/index.ts';
import { BakeryPage, expectPage } from './bakery.tsx';

const meta = {
  title: 'Templates/Article',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const parts = [
  {
    title: 'Start with yesterday’s dough',
    paragraphs: [
      'A sourdough starter is flour and water that has been left alone for long enough. Yeast and bacteria that live on the grain do the rest. Ours is eleven years old and lives in a bucket.',
      'Feed it in the evening with equal parts of flour and water. In the morning it has doubled, smells of apples, and floats.',
    ],
  },
  {
    title: 'Wait, then wait again',
    paragraphs: [
      'Mix flour, water, salt and a fifth of starter. The dough looks wrong at first: sticky and shapeless. Fold it every half hour, four times. After the last fold it holds its shape.',
      'Then it goes into the cold for a night. Cold dough rises slowly, and slow dough tastes of more than yeast.',
    ],
  },
  {
    title: 'A very hot oven',
    paragraphs: [
      'Bake in a heavy pot with a lid at 250 °C for twenty-five minutes, then without the lid until the crust is darker than you think it should be.',
    ],
  },
];

/** A long text in a narrow column, with links to what comes next. */
export const Default: StoryObj = {
  render: () => (
    <BakeryPage current="Journal" tone="plain">
      <Poster
        ground="surface"
        trail={<BackLink href="#journal">Journal</BackLink>}
        title="Why our bread takes two days"
        lead="A loaf needs ten minutes of work and thirty-six hours of patience."
      >
        <Text size="sm" tone="muted">
          Published on 12 March 2026
        </Text>
      </Poster>
      <Section>
        <Prose asChild className="mx-auto">
          <article>
            <p>
              <Badge>Technique</Badge>
            </p>
            {parts.map(({ title, paragraphs }) => (
              <Fragment key={title}>
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Fragment>
            ))}
          </article>
        </Prose>
      </Section>
      <Section ground="surface">
        <SectionHeading title="Read next" />
        <Rows
          items={toLinks('How to keep bread fresh', 'A day at the mill', 'Rye, spelt and emmer').map(
            ({ label, href }) => ({ id: href, title: <Link href={href}>{label}</Link> }),
          )}
        />
      </Section>
      <LastLine
        title="Learn it with us"
        text="Baking courses for eight people, every second Saturday."
        actions={buttonLink('See the dates', '#courses', 'glow')}
      />
    </BakeryPage>
  ),
  play: expectPage,
};
