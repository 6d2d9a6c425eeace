import type { Decorator } from '@storybook/react-vite';

/** Renders a story at dusk, which has the dark scheme in both schemes. */
export const atDusk: Decorator = (Story) => (
  <div data-surface="dusk" className="p-8">
    <Story />
  </div>
);
