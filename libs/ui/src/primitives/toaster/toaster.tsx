'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyPart } from '../../internal/use-lazy-part/index.ts';
import type { ToasterProps } from './toast-region.tsx';
import { toasts } from './toast.ts';
import './toaster.css';

/** The time in milliseconds for texts without the code of toasts, which cannot be paused. */
const plainDuration = 4000;

/**
 * The region where toasts appear, short messages that disappear by themselves. Its code loads with the first toast. As
 * long as it cannot be loaded, the texts are shown without it.
 */
export function Toaster({ label, closeLabel, duration, ...rest }: ToasterProps) {
  const { Part: ToastRegion, load } = useLazyPart(() => import('./toast-region.tsx'));
  const [texts, setTexts] = useState<readonly string[]>([]);

  const show = useEffectEvent(async () => {
    const isLoaded = await load();
    setTexts(isLoaded ? [] : toasts.take().map(({ text }) => text));
  });
  useEffect(() => {
    const onToast = () => void show();
    if (toasts.hasStarted()) onToast();
    return toasts.subscribe(onToast);
  }, []);

  useEffect(() => {
    if (!texts.length) return;
    const hiding = setTimeout(() => {
      setTexts([]);
    }, plainDuration);
    return () => {
      clearTimeout(hiding);
    };
  }, [texts]);

  if (ToastRegion) return <ToastRegion {...{ label, closeLabel, duration }} {...rest} />;
  return (
    texts.length > 0 && (
      <div role="alert" data-slot="toaster" data-state="plain" {...rest}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
  );
}
