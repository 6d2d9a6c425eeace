'use client';

import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';
import type { MoteCounts } from './field.ts';
import './motes.css';
import { whenIdle } from './when-idle.ts';

export interface MotesProps extends Omit<ComponentProps<'canvas'>, 'children'>, MoteCounts {
  /** URL of the file of the `Lake` beside it. */
  src: string;
}

/**
 * Small lights that travel along the lines of a `Lake`, in the background of a `section`, but never behind its texts and
 * drawings. They appear when the browser is idle, pause while they are not visible, and are still with reduced motion. A
 * click on the section drops more of them.
 */
export function Motes({ src, start = 40, max = 80, perClick = 6, ref, ...rest }: MotesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle<HTMLCanvasElement | null, HTMLCanvasElement | null>(ref, () => canvas.current);

  useEffect(() => {
    const controller = new AbortController();
    let stop: (() => void) | undefined;
    const animateCanvas = async () => {
      const [{ animate }, file] = await Promise.all([
        import('./animate.ts'),
        fetch(src, { signal: controller.signal }).then((response) => response.text()),
      ]);
      if (canvas.current && !controller.signal.aborted)
        stop = animate(canvas.current, file, { start, max, perClick });
    };
    const cancel = whenIdle(() => {
      // The motes are decorative, so a failed request is ignored.
      animateCanvas().catch(() => undefined);
    });
    return () => {
      controller.abort();
      cancel();
      stop?.();
    };
  }, [src, start, max, perClick]);

  return <canvas aria-hidden data-slot="motes" {...rest} ref={canvas} />;
}
