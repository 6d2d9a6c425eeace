import type { Decorator } from '@storybook/react-vite';

/** Renders a story in a `div`, for example in a narrow one. */
export const inside =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  );
