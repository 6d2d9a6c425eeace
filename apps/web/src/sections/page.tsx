import type { Closing, Page as PageFacts, Theme } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { LastLine, type ButtonProps, type LastLineProps } from '@studio/ui';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { AnalyticsCategory } from './analytics-category.ts';

interface PageProps {
  facts: PageFacts & { close: Closing };
  /** The analytics category of clicks. */
  category: string;
  theme?: Theme | undefined;
  /** Depth of the ground of the last section. @default the wash of the theme, or the ground of the page */
  ground?: LastLineProps['ground'];
  /** Size of the last sentence. @default poster */
  size?: LastLineProps['size'];
  /** The last button, if the page has another warm one. @default glow */
  lastButton?: ButtonProps['variant'];
  /** Another action at the end, beside the button. */
  lastAction?: ReactNode;
  /** A decoration below the last sentence. */
  ending?: ReactNode;
  children: ReactNode;
}

/** A page that ends with one sentence and the next thing to do. The pages of services end on the ground of their theme. */
export function Page({
  facts,
  category,
  theme,
  ground = theme && 'wash',
  size,
  lastButton = 'glow',
  lastAction,
  ending,
  children,
}: PageProps) {
  const { text } = useTranslation();
  const { close } = facts;
  return (
    <AnalyticsCategory value={category}>
      <div data-theme={theme}>
        {children}
        <LastLine
          ground={ground}
          size={size}
          title={text(close.title, close.values)}
          text={text(close.text, close.values)}
          actions={
            <>
              {lastAction}
              <ActionButton action={close.action} variant={lastButton} size="lg" arrow />
            </>
          }
        >
          {ending}
        </LastLine>
      </div>
    </AnalyticsCategory>
  );
}
