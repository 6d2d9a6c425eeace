'use client';

import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';
import './particle-field.css';
import type { ParticleCounts } from './particles.ts';
import { whenIdle } from './when-idle.ts';

export interface ParticleFieldProps
  extends Omit<ComponentProps<'canvas'>, 'children'>, Partial<ParticleCounts> {}

/**
 * An animation of slow, connected particles behind the content of its parent, which must be `relative isolate`. It
 * starts when the browser is idle, pauses while it is not visible, and is static with reduced motion. A click on the
 * parent adds particles.
 */
export function ParticleField({ start = 40, max = 80, perClick = 6, ref, ...rest }: ParticleFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle<HTMLCanvasElement | null, HTMLCanvasElement | null>(ref, () => canvas.current);

  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const animateCanvas = async () => {
      const { animate } = await import('./animate.ts');
      if (canvas.current && !isUnmounted) stop = animate(canvas.current, { start, max, perClick });
    };
    const cancel = whenIdle(() => {
      // The animation is decorative, so a failed import is ignored.
      animateCanvas().catch(() => undefined);
    });
    return () => {
      isUnmounted = true;
      cancel();
      stop?.();
    };
  }, [start, max, perClick]);

  return <canvas aria-hidden data-slot="particle-field" {...rest} ref={canvas} />;
}
