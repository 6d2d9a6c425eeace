import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ReactNode, Ref } from 'react';
import './top-layer.css';

/**
 * Shows fixed content in the top layer of the browser, above every stacking context. It stays at its place in the
 * document, so that themes apply to it and Tab finds it.
 */
export function TopLayer({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={useComposedRefs(show, ref)} popover="manual" data-slot="top-layer">
      {children}
    </div>
  );
}

function show(element: HTMLElement | null) {
  element?.togglePopover(true);
}
