/** What a component's page in Storybook says beside its description, which is the comment on the component. */
export interface Guide {
  /** What it is the right part for. */
  when: readonly string[];
  /** What it is the wrong part for, and which is the better one. */
  not: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** What it does by itself for keyboards, screen readers, forced colours and reduced motion, and what is left to you. */
  access: readonly string[];
}
