import type { ComponentProps, ReactNode } from 'react';
import './sample-board.css';

export interface SampleOrder {
  id: string;
  number: string;
  /** What is ordered. */
  title: ReactNode;
  /** Who ordered it. */
  text: string;
  time: string;
  /** Language of `text`, if it is not that of the page. */
  lang?: string | undefined;
}

export interface SampleBoardProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title of the screen. */
  title: string;
  /** The views above the columns. The first one is open. */
  views: readonly string[];
  /** The columns, from left to right. */
  items: readonly { id: string; title: string; orders: readonly SampleOrder[] }[];
  /** The `id` of an order that is picked up to be moved. */
  active?: string | undefined;
  /** Accessible name. It says that this is a sample: "Sample screen: the order board of a bakery". */
  label: string;
}

/** A screen of an invented bakery: its orders in three columns. All sizes are relative to its width. */
export function SampleBoard({ title, views, items, active, label, ...rest }: SampleBoardProps) {
  return (
    // Other words have another element: a browser that translates the page has replaced the text nodes of this one.
    <div key={label} data-slot="sample-board" role="img" aria-label={label} {...rest}>
      <div>
        <p>
          <b>{title}</b>
          {views.map((view) => (
            <span key={view}>{view}</span>
          ))}
        </p>
        <div>
          {items.map(({ id, title, orders }) => (
            <ul key={id} role="list">
              <li>
                {title} <i>{orders.length}</i>
              </li>
              {orders.map((order) => (
                <li key={order.id} data-active={order.id === active || undefined}>
                  <b>{order.number}</b> {order.title}
                  <small>
                    {order.lang ? <span lang={order.lang}>{order.text}</span> : order.text}{' '}
                    <i>{order.time}</i>
                  </small>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}
