import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsPage,
  Heading,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '@studio/ui/guide';
import { Check, SlidersHorizontal, X } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { docsLinks } from './docs-links.ts';
import { StoryFrame, frameSizeOf } from './story-frame.tsx';
import { StoryList } from './story-list.tsx';

/** The docs page of a component: description, example, guide, props and stories. Without a guide, Storybook's default. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide }: { guide?: Guide } = preparedMeta.parameters;
  if (!guide) return <DocsPage />;
  return (
    <>
      <Title />
      <div className="lead">
        <Description />
      </div>
      <Description of="story" />
      <Example />
      <Guidance {...guide} />
      <Heading>Props</Heading>
      <div className="overflow-x-auto">
        <ArgTypes />
      </div>
      <Heading>Stories</Heading>
      <StoryList />
    </>
  );
}

/** The first story, with controls unless it renders in an iframe, which controls do not reach. */
function Example() {
  const { story } = useOf('story', ['story']);
  if (frameSizeOf(story)) return <StoryFrame story={story} />;
  return (
    <>
      <Primary />
      <details>
        <summary>
          <SlidersHorizontal aria-hidden className="size-3.5" />
          Edit props
        </summary>
        <div className="overflow-x-auto">
          <Controls />
        </div>
      </details>
    </>
  );
}

function Guidance({ when, whenNot, dos, donts, accessibility }: Guide) {
  return (
    <>
      <Columns>
        <section>
          <Heading>When to use</Heading>
          <Sentences items={when} />
        </section>
        <section>
          <Heading>When not to use</Heading>
          <Sentences items={whenNot} />
        </section>
      </Columns>
      <Columns>
        <section className={card}>
          <Heading>Do</Heading>
          <Sentences items={dos} icon={<Check aria-hidden className="size-5 flex-none text-good" />} />
        </section>
        <section className={card}>
          <Heading>Do not</Heading>
          <Sentences items={donts} icon={<X aria-hidden className="size-5 flex-none text-bad" />} />
        </section>
      </Columns>
      <Heading>Accessibility</Heading>
      <Sentences items={accessibility} />
    </>
  );
}

const card = 'card rounded-card border border-line bg-raised p-6';

function Columns({ children }: { children: ReactNode }) {
  return <div className="columns">{children}</div>;
}

interface SentencesProps {
  items: readonly string[];
  /** Before each sentence. Decorative: the heading has its meaning. Without an icon, lines separate the sentences. */
  icon?: ReactNode;
}

function Sentences({ items, icon }: SentencesProps) {
  return (
    <ul className={`sb-unstyled text-base text-ink ${icon ? 'grid gap-3' : 'divide-y divide-line'}`}>
      {items.map((item) => (
        <li key={item} className={icon ? 'flex gap-3' : 'py-2.5'}>
          {icon && <span className="grid h-lh place-items-center">{icon}</span>}
          <span className="max-w-[68ch]">
            <Sentence>{item}</Sentence>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Renders text between backticks as code, and component names as links to their docs pages. */
function Sentence({ children }: { children: string }) {
  const links = use(docsLinks);
  return children.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const href = links.get(part);
    return href ? (
      <AnchorMdx key={index} href={href} target="_self">
        {part}
      </AnchorMdx>
    ) : (
      <code key={index} className="rounded-sm border border-line bg-surface px-1 text-[0.85em]">
        {part}
      </code>
    );
  });
}
