import type { ComponentProps } from 'react';
import { PenGrid } from '../pen-grid/index.ts';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'className'> {
  title: string;
  text: string;
  /** Buttons, with the primary action first. */
  children: ComponentProps<'section'>['children'];
}

/** The last section of a page, with its main call to action on a deep surface. */
export function CallToAction({ title, text, children, ...rest }: CallToActionProps) {
  return (
    <section {...rest} data-surface="deep" className="relative isolate overflow-hidden">
      <div className="absolute inset-0 -z-10 bg-[radial-gradient(50%_120%_at_85%_100%_in_oklab,var(--color-deep-glow),transparent)]" />
      <PenGrid className="mask-[linear-gradient(to_left,black,transparent_55%)] stroke-pen-grid/60" />
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-16 gap-y-8 px-5 py-16 md:px-8 md:py-24 lg:py-28">
        <div className="max-w-160">
          <h2 className="text-section">{title}</h2>
          <p className="mt-4 text-lg text-balance text-ink-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
