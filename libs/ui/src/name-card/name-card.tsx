import { useCallback, useState, type ComponentProps } from 'react';

export const nameCardStates = ['loading', 'failed', 'ready'] as const;
export type NameCardState = (typeof nameCardStates)[number];

interface CodeProps {
  /** URL of the QR code, a square image. */
  src: string;
  /** Alternative text: what the code opens, and whose it is. */
  alt: string;
  /** Shown in place of the code while it loads, or if it fails. `failed` should name an alternative. */
  labels: { loading: string; failed: string };
  /** Forces a state, for example in a story. @default the state of the image */
  state?: NameCardState | undefined;
}

export interface NameCardProps extends Omit<ComponentProps<'figure'>, 'children'>, CodeProps {
  /** Name of the person. */
  name?: string | undefined;
  /** Secondary text, such as what the code opens. */
  remark?: string | undefined;
}

/**
 * A QR code with a caption. Its background is white in both schemes so that it can be scanned, and its space is
 * reserved while it loads. It fills the width of its container, up to 176 px.
 */
export function NameCard(props: NameCardProps) {
  const { src, alt, labels, state, name, remark, className = '', ...rest } = props;
  return (
    <figure {...rest} className={`w-full max-w-44 ${className}`}>
      {/* The key resets the state for a new image. */}
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
  // Rendered as `ready` on the server, so that the image or its `alt` is visible without JavaScript.
  const [own, setOwn] = useState<NameCardState>('ready');
  const state = shown ?? own;

  // The image may have loaded or failed before hydration.
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
