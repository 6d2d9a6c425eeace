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
import { componentPages } from './component-pages.ts';
import { Screen, screenOf } from './screen.tsx';
import { StoryList } from './story-list.tsx';

/** A component's page: what it is for and what it can do, then how it is used. A page without a guide is Storybook's. */
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

/** The first story, with its props to play with where they reach it. */
function Example() {
  const { story } = useOf('story', ['story']);
  if (screenOf(story)) return <Screen story={story} />;
  return (
    <>
      <Primary />
      <details>
        <summary>
          <SlidersHorizontal aria-hidden className="size-3.5" />
          Change its props
        </summary>
        <div className="overflow-x-auto">
          <Controls />
        </div>
      </details>
    </>
  );
}

function Guidance({ when, not, dos, donts, access }: Guide) {
  return (
    <>
      <Columns>
        <section>
          <Heading>When to use it</Heading>
          <Sentences items={when} />
        </section>
        <section>
          <Heading>When not to use it</Heading>
          <Sentences items={not} />
        </section>
      </Columns>
      <Columns>
        <section className={card}>
          <Heading>Do</Heading>
          <Sentences items={dos} sign={<Check aria-hidden className="size-5 flex-none text-good" />} />
        </section>
        <section className={card}>
          <Heading>Do not</Heading>
          <Sentences items={donts} sign={<X aria-hidden className="size-5 flex-none text-bad" />} />
        </section>
      </Columns>
      <Heading>Accessibility</Heading>
      <Sentences items={access} />
    </>
  );
}

const card = 'card rounded-card border border-line bg-raised p-6';

function Columns({ children }: { children: ReactNode }) {
  return <div className="columns">{children}</div>;
}

interface SentencesProps {
  items: readonly string[];
  /** Stands before each. The heading says in words what it means. Without it a hairline parts them. */
  sign?: ReactNode;
}

function Sentences({ items, sign }: SentencesProps) {
  return (
    <ul className={`sb-unstyled text-base text-ink ${sign ? 'grid gap-3' : 'divide-y divide-line'}`}>
      {items.map((item) => (
        <li key={item} className={sign ? 'flex gap-3' : 'py-2.5'}>
          {sign && <span className="grid h-lh place-items-center">{sign}</span>}
          <span className="max-w-[68ch]">
            <Sentence>{item}</Sentence>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What stands between backticks is code, and a component's name leads to its page. */
function Sentence({ children }: { children: string }) {
  const pages = use(componentPages);
  return children.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const page = pages.get(part);
    return page ? (
      <AnchorMdx key={index} href={page} target="_self">
        {part}
      </AnchorMdx>
    ) : (
      <code key={index} className="rounded-sm border border-line bg-surface px-1 text-[0.85em]">
        {part}
      </code>
    );
  });
}
