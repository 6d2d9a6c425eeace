import { Illustration } from '@studio/ui';
import type { ComponentProps, ReactNode } from 'react';
import './postmark.css';

export interface PostmarkProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the drawing `contactStamp`. */
  src: string;
  /** Inside the postmark, such as "48 hr". */
  text: ReactNode;
}

/** A stamp with a postmark, for a letter. Decorative: say the same beside it. */
export function Postmark({ src, text, ...rest }: PostmarkProps) {
  return (
    <div data-slot="postmark" aria-hidden {...rest}>
      <Illustration src={src} />
      <b>{text}</b>
    </div>
  );
}
