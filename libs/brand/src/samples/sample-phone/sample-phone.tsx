import type { ComponentProps } from 'react';
import './sample-phone.css';

export interface SamplePhoneProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Name of the app. */
  title: string;
  /** The state of the app, beside the title. */
  status: string;
  /** A large figure, and below it what it counts. */
  value?: string | undefined;
  /** What the figure counts. */
  text?: string | undefined;
  /** Rows with a text and a value. */
  items: readonly { id: string; title: string; value: string }[];
  /** The label of the button at the bottom. */
  action?: string | undefined;
  /** Accessible name. It says that this is a sample: "Sample screen: a market app that works without a signal". */
  label: string;
}

/** A screen of an invented app on a phone. All sizes are relative to its width. */
export function SamplePhone({ title, status, value, text, items, action, label, ...rest }: SamplePhoneProps) {
  return (
    // Other words have another element: a browser that translates the page has replaced the text nodes of this one.
    <div key={label} data-slot="sample-phone" role="img" aria-label={label} {...rest}>
      <div>
        <p>
          <b>{title}</b>
          {` ${status}`}
        </p>
        {value && <strong>{value}</strong>}
        {text && <small>{text}</small>}
        <ul role="list">
          {items.map((item) => (
            <li key={item.id}>
              {`${item.title} `}
              <b>{item.value}</b>
            </li>
          ))}
        </ul>
        {action && <em>{action}</em>}
      </div>
    </div>
  );
}
