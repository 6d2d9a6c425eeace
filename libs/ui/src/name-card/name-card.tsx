import { useCallback, useState, type ComponentProps } from 'react';

export const nameCardStates = ['loading', 'failed', 'ready'] as const;
export type NameCardState = (typeof nameCardStates)[number];

interface CodeProps {
  /** The picture of the code, as wide as it is high. */
  src: string;
  /** What the code leads to, and whom: it is the name of the picture. */
  alt: string;
  /** What stands in place of the code while it is not there. `failed` should name another way. */
  labels: { loading: string; failed: string };
  /** Shows one state whatever the picture does, for example in a design. @default the picture's own */
  state?: NameCardState | undefined;
}

export interface NameCardProps extends Omit<ComponentProps<'figure'>, 'children'>, CodeProps {
  /** Whose card it is. */
  name?: string | undefined;
  /** What one reaches there. */
  remark?: string | undefined;
}

/**
 * A code to scan with a phone. Its ground is white in both schemes, as a scanner needs it, and its place is kept
 * while it loads. It fills the width it is given, up to 176 px.
 */
export function NameCard(props: NameCardProps) {
  const { src, alt, labels, state, name, remark, className = '', ...rest } = props;
  return (
    <figure {...rest} className={`w-full max-w-44 ${className}`}>
      {/* Another picture begins anew. */}
      <Code key={src} {...{ src, alt, labels, state }} />
      {(name ?? remark) && (
        <figcaption className="mt-2.5 text-center text-balance">
          {name && <span className="block text-sm font-semibold">{name}</span>}
          {remark && <span className="block text-sm text-ink-muted">{remark}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function Code({ src, alt, labels, state: shown }: CodeProps) {
  // Without scripts the picture speaks for itself, and its `alt` if it does not come.
  const [own, setOwn] = useState<NameCardState>('ready');
  const state = shown ?? own;

  // The picture may have come or failed before the scripts did.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image) setOwn(!image.complete ? 'loading' : image.naturalWidth ? 'ready' : 'failed');
  }, []);

  return (
    <div
      data-scheme="light"
      data-state={state}
      className="relative aspect-square rounded-card border border-dashed border-edge bg-raised p-2.5 text-ink-muted data-[state=ready]:border-solid data-[state=ready]:border-line forced-color-adjust-none"
    >
      <img
        ref={look}
        src={src}
        alt={alt}
        width="160"
        height="160"
        loading="lazy"
        onLoad={() => {
          setOwn('ready');
        }}
        onError={() => {
          setOwn('failed');
        }}
        className={`size-full transition-opacity duration-200 ${state === 'ready' ? '' : 'opacity-0'}`}
      />
      {state !== 'ready' && (
        <p className="absolute inset-0 grid place-items-center p-3 text-center text-sm text-balance transition-opacity delay-200 duration-200 starting:opacity-0">
          {labels[state]}
        </p>
      )}
    </div>
  );
}
