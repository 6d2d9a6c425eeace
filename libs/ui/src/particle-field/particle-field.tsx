import { useEffect, useRef, type ComponentProps } from 'react';
import type { ParticleCounts } from './particles.ts';
import { whenIdle } from './when-idle.ts';

export interface ParticleFieldProps
  extends Omit<ComponentProps<'canvas'>, 'children' | 'ref'>, Partial<ParticleCounts> {}

/**
 * A slow constellation behind the words of its parent, which must be `relative isolate`. It begins when the page has
 * nothing else to do, rests when nobody can see it, and stands still for those who want less motion. A click anywhere
 * on the parent adds to it.
 */
export function ParticleField({
  start = 40,
  most = 80,
  perClick = 6,
  className = '',
  ...rest
}: ParticleFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const animateCanvas = async () => {
      const { animate } = await import('./animate.ts');
      if (canvas.current && !isUnmounted) stop = animate(canvas.current, { start, most, perClick });
    };
    const cancel = whenIdle(() => {
      // It decorates: a file that cannot be fetched is not missed.
      animateCanvas().catch(() => undefined);
    });
    return () => {
      isUnmounted = true;
      cancel();
      stop?.();
    };
  }, [start, most, perClick]);

  return (
    <canvas
      {...rest}
      ref={canvas}
      aria-hidden
      className={`pointer-events-none absolute inset-0 -z-10 size-full text-pen opacity-0 transition-[color,opacity] duration-250 ease-out data-particles:opacity-100 ${className}`}
    />
  );
}
