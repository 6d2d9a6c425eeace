import type { Guide } from '@studio/ui/guide';
import type { Meta } from '@storybook/react-vite';
import { toId } from 'storybook/internal/csf';

const files = import.meta.glob<{ default: Meta }>('../../libs/{ui,brand}/src/**/*.stories.tsx', {
  eager: true,
});

/** The guides of all components, by the id that Storybook gives a component, such as `primitives-button`. */
export const guides = new Map(
  Object.values(files).flatMap(({ default: { title = '', parameters } }) => {
    const { guide }: { guide?: Guide } = parameters ?? {};
    return guide ? [[toId(title), guide] as const] : [];
  }),
);
