'use client';

import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import './qr-card.css';
import type { QrCardState } from './qr-card.variants.ts';

interface CodeProps {
  /** URL of the QR code, a square image. */
  src: string;
  /** Alternative text: what the code opens, and whose it is. */
  alt: string;
  /** Shown in place of the code while it loads, or if it fails. `failed` should name an alternative. */
  labels: { loading: ReactNode; failed: ReactNode };
  /** Forces a state, for example in a story. @default the state of the image */
  state?: QrCardState | undefined;
}

export interface QrCardProps extends Omit<ComponentProps<'figure'>, 'children'>, CodeProps {
  /** Name of the person. */
  name?: ReactNode;
  /** Secondary text, such as what the code opens. */
  remark?: ReactNode;
}

/**
 * A QR code with a caption. Its background is white in both schemes so that it can be scanned, and its space is
 * reserved while it loads. It fills the width of its container, up to 176 px.
 */
export function QrCard({ src, alt, labels, state, name, remark, ...rest }: QrCardProps) {
  return (
    <figure data-slot="qr-card" {...rest}>
      {/* The key resets the state for a new image. */}
      <Code key={src} {...{ src, alt, labels, state }} />
      {(name ?? remark) && (
        <figcaption>
          {name && <span data-slot="qr-card-name">{name}</span>}
          {remark && <span data-slot="qr-card-remark">{remark}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function Code({ src, alt, labels, state: forcedState }: CodeProps) {
  // Rendered as `ready` on the server, so that the image or its `alt` is visible without JavaScript.
  const [imageState, setImageState] = useState<QrCardState>('ready');
  const state = forcedState ?? imageState;
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (imageState !== 'failed') return;
    const retry = () => {
      setAttempt((before) => before + 1);
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [imageState]);

  // The image may have loaded or failed before hydration.
  const readState = useCallback((image: HTMLImageElement | null) => {
    if (image) setImageState(!image.complete ? 'loading' : image.naturalWidth ? 'ready' : 'failed');
  }, []);

  return (
    <div data-slot="qr-card-code" data-scheme="light" data-state={state}>
      <img
        key={attempt}
        ref={readState}
        src={src}
        alt={alt}
        width="160"
        height="160"
        loading="lazy"
        onLoad={() => {
          setImageState('ready');
        }}
        onError={() => {
          setImageState('failed');
        }}
      />
      {state !== 'ready' && <p>{labels[state]}</p>}
    </div>
  );
}
