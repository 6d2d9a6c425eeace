import type { Decorator } from '@storybook/react-vite';

/** Renders a story on a deep surface, which has the dark scheme. */
export const onDeepSurface: Decorator = (Story) => (
  <div data-surface="deep" className="p-8">
    <Story />
  </div>
);
