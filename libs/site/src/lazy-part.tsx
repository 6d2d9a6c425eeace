import { lazy, useState, type ComponentType } from 'react';
import { recover } from './recover.ts';
import { Sleeper } from './sleeper.tsx';
import { isStirred, stirred } from './stirred.ts';
import { whileWaiting } from './waiting.ts';

/**
 * A page whose code is a file of its own. Inside of the `Sleeper` that must stand around it, its document stays as it
 * came until the visitor does anything at all, unless it is loaded before the document is woken.
 */
export interface LazyPage {
  /** Fetches the code of the page. What is loaded is drawn at once. Fails when it does not come. */
  load: () => Promise<unknown>;
  /** Fetches that and the code of every later part that is known then, its own among them. */
  loadWhole: () => Promise<unknown>;
  /** Whether it is here, and every later part that is known so far. */
  isWhole: () => boolean;
  Page: ComponentType;
}

/** What fetches each later part that is known so far. */
const laterParts = new Set<Fetched<unknown>>();

async function loadLaterParts(): Promise<void> {
  await Promise.all([...laterParts].map((part) => part.fetch()));
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const page = fetchedOnce(load);
  const loadWhole = async () => {
    const component = await page.fetch();
    await loadLaterParts();
    return component;
  };
  const Absent = lazy(async () => {
    // A page that was asked for is waited for. A document that is being read is not.
    const needed = () => loadWhole().catch(recover);
    const coming = isStirred() ? whileWaiting(needed()) : stirred().then(needed);
    return { default: await coming };
  });
  return {
    load: page.fetch,
    loadWhole,
    isWhole: () => [page, ...laterParts].every((part) => part.get() !== undefined),
    Page: function Page() {
      // Decided once: a page must not start again because its code has come meanwhile.
      const [Chosen] = useState<ComponentType>(() => page.get() ?? Absent);
      return <Chosen />;
    },
  };
}

/** A part of a page that sleeps like a `LazyPage` while the rest of the page is awake: for what lies further down. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = fetchedOnce(load);
  laterParts.add(part);
  const Absent = lazy(async () => {
    await stirred();
    return { default: await part.fetch().catch(recover) };
  });
  return function LaterPart(props) {
    const [Chosen] = useState<ComponentType<P>>(() => part.get() ?? Absent);
    return (
      <Sleeper>
        <Chosen {...props} />
      </Sleeper>
    );
  };
}

interface Fetched<T> {
  get: () => T | undefined;
  fetch: () => Promise<T>;
}

function fetchedOnce<T>(load: () => Promise<T>): Fetched<T> {
  let value: T | undefined;
  let fetching: Promise<T> | undefined;
  return {
    get: () => value,
    fetch: () =>
      (fetching ??= load()
        .then((loaded) => (value = loaded))
        .catch((error: unknown) => {
          fetching = undefined;
          throw error;
        })),
  };
}
