import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import '../../internal/number/number.css';
import './process-steps.css';

export interface ProcessStep {
  id: string;
  title: ReactNode;
  text: ReactNode;
}

export interface ProcessStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Three, four or six steps, in chronological order. */
  items: readonly ProcessStep[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A numbered list of steps on a dotted route. On phones the route goes down. */
export function ProcessSteps({ items, headingLevel = 3, ...rest }: ProcessStepsProps) {
  const heights = getHeights(items.length);
  return (
    <ol role="list" data-slot="process-steps" {...rest}>
      {items.map(({ id, title, text }, index) => (
        <li key={id} data-number={heights[index]}>
          <Route from={heights[index]} to={heights[index + 1]} first={index === 0} />
          <span data-slot="process-steps-marker">{index + 1}</span>
          <div data-slot="process-steps-body">
            <Heading headingLevel={headingLevel} size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Heights of the numbers in eighths, 0 at the top. No two neighbours are level, and most routes end above their start. */
function getHeights(count: number): readonly number[] {
  if (count === 3) return [6, 2, 5];
  if (count === 4) return [6, 3, 7, 1];
  if (count === 6) return [7, 4, 6, 2, 4, 0];
  return Array.from({ length: count }, (_, index) => (index % 2 ? 2 : 6));
}

interface RouteProps {
  from?: number | undefined;
  /** Height of the next step. The route of the last step leaves the page. */
  to?: number | undefined;
  /** Also renders the route from the edge of the page to the first step. */
  first: boolean;
}

/** The dotted route from a step to the next one. */
function Route({ from = 0, to, first }: RouteProps) {
  return (
    <>
      {first && <Curve part="start" heights={[from + 1.5, from + 0.75, from, from]} />}
      {to === undefined ? (
        <Curve part="end" heights={[from, from, from - 2, from - 3]} />
      ) : (
        <Curve heights={[from, from, to, to]} />
      )}
    </>
  );
}

interface CurveProps {
  part?: 'start' | 'end' | undefined;
  /** Heights of the four points of a Bézier curve. */
  heights: readonly [number, number, number, number];
}

function Curve({ part, heights }: CurveProps) {
  const [from, leave, arrive, to] = heights;
  return (
    <svg
      data-slot="process-steps-route"
      data-part={part}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={['M0', from, 'C45', leave, 55, arrive, 100, to].join(' ')} />
    </svg>
  );
}
