import type { ReactNode } from 'react';
import './actions.css';

/** The buttons and links of a block, side by side where there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div data-slot="actions">{children}</div>;
}
