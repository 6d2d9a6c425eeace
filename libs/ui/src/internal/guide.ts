import type { ReactNode } from 'react';

/** The same content twice: as it should be, and as it should not. */
export interface GuidePair {
  right: ReactNode;
  wrong: ReactNode;
  /** The rule that makes the difference. */
  rule: string;
}

/** The usage guide on the docs page of a component. Its description is the doc comment of the component. */
export interface Guide {
  /** `beta`: the props may change in a minor version. @default stable */
  status?: 'stable' | 'beta' | undefined;
  when: readonly string[];
  /** Cases for which another component is better, and its name. */
  whenNot: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** Rendered beside each other. */
  pairs?: readonly GuidePair[] | undefined;
  /** Behavior for keyboards, screen readers, forced colors and reduced motion, and what the caller must add. */
  accessibility: readonly string[];
}
