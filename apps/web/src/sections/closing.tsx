import type { Closing as ClosingFacts } from '@studio/content';
import { useWords } from '@studio/i18n';
import { CallToAction } from '@studio/ui';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';

interface ClosingProps {
  closing: ClosingFacts;
  /** The analytics category of clicks. */
  page: string;
  /** More actions. */
  children?: ReactNode;
}

/** The call to action at the end of a page. */
export function Closing({ closing: { title, text, values, action }, page, children }: ClosingProps) {
  const { t } = useWords();
  return (
    <CallToAction title={t(title, values)} text={t(text, values)}>
      <ActionButton action={action} variant="glow" size="lg" counted={page} />
      {children}
    </CallToAction>
  );
}
