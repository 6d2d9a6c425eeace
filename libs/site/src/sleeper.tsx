import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { stir } from './stirred.ts';

/** The boundaries on the page that still stand there as the document brought them. */
const asleep = new Set<string>();
let waiting: (() => void)[] = [];

function wake(id: string): void {
  asleep.delete(id);
  if (asleep.size > 0) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}

/** Holds what may sleep: pages and parts whose code comes later. */
export function Sleeper({ children }: { children: ReactNode }) {
  const id = useId();
  const awake = useRef(false);
  useEffect(() => {
    // What is inside reports before this, if it is awake.
    if (!awake.current) asleep.add(id);
    return () => {
      wake(id);
    };
  }, [id]);
  return (
    <Suspense>
      {children}
      <Report
        awake={() => {
          awake.current = true;
          wake(id);
        }}
      />
    </Suspense>
  );
}

function Report({ awake }: { awake: () => void }) {
  useEffect(awake);
  return null;
}

/** Whether anything on the page still stands there as the document brought it. */
export const isAnyAsleep = () => asleep.size > 0;

/** Resolves when nothing on the page sleeps any more. Whatever draws all of it anew must wait for this. */
export function wakeAll(): Promise<void> {
  stir();
  if (asleep.size === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}
