import type { ComponentProps } from 'react';
import './sample-rules.css';

export interface SampleRulesProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title of the screen. */
  title: string;
  /** What happens (`text`) and when (`title`). */
  items: readonly { id: string; title: string; text: string }[];
  /** Accessible name. It says that this is a sample: "Sample screen: the rules of an order system". */
  label: string;
}

/** A screen of an invented system: what it does when something happens. All sizes are relative to its width. */
export function SampleRules({ title, items, label, ...rest }: SampleRulesProps) {
  return (
    <div data-slot="sample-rules" role="img" aria-label={label} {...rest}>
      <div>
        <b>{title}</b>
        {items.map((item) => (
          <p key={item.id}>
            <span>{item.title}</span> <i /> <span>{item.text}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
