import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ExternalLink } from '../external-link/index.ts';
import { Link } from '../link/index.ts';

export const contactInfoSizes = ['full', 'compact'] as const;
export type ContactInfoSize = (typeof contactInfoSizes)[number];

interface ContactWay {
  label: string;
  href: string;
}

/** A person who can be called. Omit people without a phone number. */
export interface ContactPerson {
  name: string;
  phone: ContactWay;
  /** What to call about, and in which languages. */
  remark: string;
  chat: ContactWay;
  /** QR codes, such as `NameCard`s. Side by side with `full`, below each other with `compact`. */
  cards?: readonly ReactNode[] | undefined;
}

export interface ContactInfoProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** `full` is for the contact page, `compact` for the footer. @default full */
  size?: ContactInfoSize;
  labels: { phone: string; email: string; address: string };
  people: readonly ContactPerson[];
  email: ContactWay;
  /** On one line, in the format of the country. */
  address: string;
  /** Screen reader text after each chat link, such as "opens in a new tab". */
  newTab: string;
}

const look = {
  full: {
    row: 'grid items-baseline gap-x-8 gap-y-2 border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0 @2xl:grid-cols-[7rem_1fr]',
    people: 'gap-y-10',
    person: 'grid gap-x-8 gap-y-3 justify-start @lg:grid-cols-[minmax(0,22rem)_auto]',
    phone: 'font-display text-title font-semibold',
    cards: 'w-full max-w-92 grid-cols-2 gap-3 @lg:w-76 @3xl:w-92',
  },
  compact: {
    row: 'not-first:mt-5',
    people: 'mt-1.5 gap-y-8 @sm:grid-cols-2',
    person: '',
    phone: 'font-semibold',
    cards: 'mt-2 max-w-36 gap-3',
  },
} satisfies Record<ContactInfoSize, Record<'row' | 'people' | 'person' | 'phone' | 'cards', string>>;

const link =
  'inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:text-brand hover:underline';

/** Contact details: people with their phone and chat links, the email address and the postal address. */
export function ContactInfo({
  size = 'full',
  labels,
  people,
  email,
  address,
  newTab,
  className = '',
  ...rest
}: ContactInfoProps) {
  const { row, people: list, person, phone: strong, cards: codes } = look[size];
  return (
    <dl {...rest} className={`@container ${className}`}>
      {people.length > 0 && (
        <Row label={labels.phone} className={row}>
          <ul role="list" className={`grid gap-x-6 ${list}`}>
            {people.map(({ name, phone, remark, chat, cards }) => (
              <li key={phone.href} className={person}>
                <div>
                  <p className="font-semibold">{name}</p>
                  <p className="text-sm text-balance text-ink-muted">{remark}</p>
                  <p className="mt-1">
                    <Link href={phone.href} className={`${link} ${strong} whitespace-nowrap tabular-nums`}>
                      {phone.label}
                    </Link>
                  </p>
                  <p>
                    <ExternalLink
                      href={chat.href}
                      newTab={newTab}
                      className="inline-block rounded-control py-2.5 leading-6 text-brand underline-offset-4 hover:text-brand-hover hover:underline"
                    >
                      {chat.label}
                    </ExternalLink>
                  </p>
                </div>
                {cards && (
                  <div className={`grid ${codes}`}>
                    {cards.map((card, index) => (
                      // The order of the cards never changes.
                      <Fragment key={index}>{card}</Fragment>
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row label={labels.email} className={row}>
        <Link href={email.href} className={`-my-2 ${link} ${strong} wrap-anywhere`}>
          {email.label}
        </Link>
      </Row>
      <Row label={labels.address} className={row}>
        <address className="text-balance not-italic">{address}</address>
      </Row>
    </dl>
  );
}

function Row({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
