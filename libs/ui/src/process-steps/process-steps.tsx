import type { ComponentProps } from 'react';
import { layoutOf } from './process-steps.variants.ts';

export interface Step {
  title: string;
  text: string;
}

export interface ProcessStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Three, four or six steps, in chronological order. */
  items: readonly Step[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** A numbered list of steps, connected by a line in the color of the service theme. */
export function ProcessSteps({ items, headingLevel = 3, className = '', ...rest }: ProcessStepsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ol
      role="list"
      {...rest}
      className={`grid md:gap-x-4 md:gap-y-14 ${layoutOf(items.length)} ${className}`}
    >
      {items.map(({ title, text }, index) => (
        <li key={title} className="group grid grid-cols-[auto_1fr] gap-x-5 md:block">
          <span className="flex flex-col items-center gap-2.5 pb-2.5 md:flex-row md:gap-4 md:pb-0">
            <Stone number={index + 1} />
            <span className="grow border-s border-theme/30 group-last:hidden md:border-s-0 md:border-t" />
          </span>
          <div className="pt-1 pb-10 group-last:pb-0 md:pt-5 md:pe-4 md:pb-0">
            <Heading className="text-title">{title}</Heading>
            <p className="mt-2 max-w-112 text-balance text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The number of a step, on an isometric slab in the style of the illustrations. */
function Stone({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 56 42" className="w-14 shrink-0 stroke-theme" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M2 17v8l26 15v-8Z" className="fill-theme/15" />
      <path d="M54 17v8L28 40v-8Z" className="fill-theme/30" />
      <path d="M28 2 54 17 28 32 2 17Z" className="fill-pen-top forced-colors:fill-[Canvas]" />
      <text
        x="28"
        y="22"
        textAnchor="middle"
        stroke="none"
        className="fill-theme font-display text-[15px] font-bold tabular-nums"
      >
        {number}
      </text>
    </svg>
  );
}
