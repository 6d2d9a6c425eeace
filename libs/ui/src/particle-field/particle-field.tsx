import { useEffect, useRef, type ComponentProps } from 'react';
import type { ParticleCounts } from './particles.ts';
import { whenIdle } from './when-idle.ts';

export interface ParticleFieldProps
  extends Omit<ComponentProps<'canvas'>, 'children' | 'ref'>, Partial<ParticleCounts> {}

/**
 * An animation of slow, connected particles behind the content of its parent, which must be `relative isolate`. It
 * starts when the browser is idle, pauses while it is not visible, and is static with reduced motion. A click on the
 * parent adds particles.
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
      // The animation is decorative, so a failed import is ignored.
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
