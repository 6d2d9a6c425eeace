import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsPage,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge, Icon } from '@studio/ui';
import type { Guide, GuidePair } from '@studio/ui/guide';
import { Check, SlidersHorizontal, X, type IconNode } from 'lucide';
import { use, type ReactNode } from 'react';
import { docsLinks } from './docs-links.ts';
import { describeSize } from './sizes.ts';
import { StoryFrame, getFrameSize } from './story-frame.tsx';
import { StoryList } from './story-list.tsx';

/** The docs page of a component: description, example, guide, props and stories. Without a guide, Storybook's default. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide }: { guide?: Guide } = preparedMeta.parameters;
  if (!guide) return <DocsPage />;
  return (
    <>
      <Title />
      <Facts status={guide.status} size={describeSize(preparedMeta.title)} />
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

interface FactsProps {
  status?: Guide['status'];
  /** Size in the bundle, of components of `@studio/ui` in the built Storybook. */
  size: string | undefined;
}

function Facts({ status = 'stable', size }: FactsProps) {
  return (
    <p className="sb-unstyled my-3 flex flex-wrap items-center gap-3 text-sm text-ink-muted">
      <Badge tone={status === 'beta' ? 'accent' : 'neutral'}>{status === 'beta' ? 'Beta' : 'Stable'}</Badge>
      {size}
    </p>
  );
}

/** The first story, with controls unless it renders in an iframe, which controls do not reach. */
function Example() {
  const { story } = useOf('story', ['story']);
  if (getFrameSize(story)) return <StoryFrame story={story} />;
  return (
    <>
      <Primary />
      <details>
        <summary>
          <Icon icon={SlidersHorizontal} className="size-3.5" />
          Edit props
        </summary>
        <div className="overflow-x-auto">
          <Controls />
        </div>
      </details>
    </>
  );
}

function Guidance({ when, whenNot, dos, donts, pairs, accessibility }: Guide) {
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
          <Sentences items={dos} icon={<Icon icon={Check} className="size-5 flex-none text-good" />} />
        </section>
        <section className={card}>
          <Heading>Do not</Heading>
          <Sentences items={donts} icon={<Icon icon={X} className="size-5 flex-none text-bad" />} />
        </section>
      </Columns>
      {pairs?.map((pair) => (
        <Pair key={pair.rule} {...pair} />
      ))}
      <Heading>Accessibility</Heading>
      <Sentences items={accessibility} />
    </>
  );
}

/** A rule, shown with the component itself. */
function Pair({ rule, right, wrong }: GuidePair) {
  return (
    <figure className="sb-unstyled my-8 text-base text-ink">
      <figcaption className="font-display font-semibold">{rule}</figcaption>
      <Columns>
        <Verdict label="Do" icon={Check} className="border-good text-good">
          {right}
        </Verdict>
        <Verdict label="Do not" icon={X} className="border-bad text-bad">
          {wrong}
        </Verdict>
      </Columns>
    </figure>
  );
}

interface VerdictProps {
  label: string;
  icon: IconNode;
  /** The color of the line above and the label. */
  className: string;
  children: ReactNode;
}

function Verdict({ label, icon, className, children }: VerdictProps) {
  return (
    <div className={`mt-3 min-w-0 border-t-4 pt-3 ${className}`}>
      <p className="mb-4 flex items-center gap-2 text-sm font-semibold">
        <Icon icon={icon} className="size-4" />
        {label}
      </p>
      <div className="overflow-x-clip text-ink">{children}</div>
    </div>
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

/** Renders Markdown without a paragraph. Component names between backticks are links to their docs pages. */
function Sentence({ children }: { children: string }) {
  return (
    <Markdown
      options={{ forceBlock: false, forceInline: true, overrides: { a: AnchorMdx, code: ComponentLink } }}
    >
      {children}
    </Markdown>
  );
}

function ComponentLink({ children }: { children: string }) {
  const href = use(docsLinks).get(children);
  return href ? (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  ) : (
    <code className="rounded-sm border border-line bg-surface px-1 text-[0.85em]">{children}</code>
  );
}
