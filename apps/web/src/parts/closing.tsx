import type { Closing as ClosingFacts } from '@studio/content';
import { useWords } from '@studio/i18n';
import { CallToAction } from '@studio/ui';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';

interface ClosingProps {
  closing: ClosingFacts;
  /** Counts the presses. */
  page: string;
  /** What else can be done. */
  children?: ReactNode;
}

/** What a page ends with. */
export function Closing({ closing: { title, text, values, action }, page, children }: ClosingProps) {
  const { t } = useWords();
  return (
    <CallToAction title={t(title, values)} text={t(text, values)}>
      <ActionButton action={action} variant="glow" size="lg" counted={page} />
      {children}
    </CallToAction>
  );
}
