import type { ComponentProps } from 'react';
import './sample-site.css';

export interface SampleSiteProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The name of the invented clinic. */
  name: string;
  /** Links in the header of the site. */
  links: readonly string[];
  /** The headline. A line break in the text is one in the picture. */
  title: string;
  /** The day of the appointments. */
  day: string;
  /** The times of appointments, and whether they are free. */
  items: readonly { id: string; title: string; state: 'free' | 'taken' | 'chosen' }[];
  /** The label of the button below the appointments. */
  action: string;
  /** Accessible name. It says that this is a sample: "Sample screen: the website of a clinic with online booking". */
  label: string;
}

/** The website of an invented clinic, with online booking. All sizes are relative to its width. */
export function SampleSite({ name, links, title, day, items, action, label, ...rest }: SampleSiteProps) {
  return (
    <div data-slot="sample-site" role="img" aria-label={label} {...rest}>
      <div>
        <p>
          <b>{name}</b>
          {links.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </p>
        <div>
          <p>{title}</p>
          <div>
            <b>{day}</b>
            {items.map((item) => (
              <span key={item.id} data-state={item.state}>
                {item.title}
              </span>
            ))}
            <em>{action}</em>
          </div>
        </div>
      </div>
    </div>
  );
}
