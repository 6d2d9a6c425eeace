import type { Titled } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Section } from '@studio/ui';
import type { ReactNode } from 'react';

interface OverviewProps {
  overview: Titled;
  /** Further links. */
  children: ReactNode;
}

/** A short description of a service. */
export function Overview({ overview: { title, text, values }, children }: OverviewProps) {
  const { t } = useWords();
  return (
    <Section tone="surface">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <h2 className="text-section">{t(title, values)}</h2>
        <div>
          <p className="max-w-152 text-lg text-balance text-ink-muted">{t(text, values)}</p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </Section>
  );
}
