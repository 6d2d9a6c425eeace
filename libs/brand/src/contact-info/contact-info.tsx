import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ExternalLink, Text, TextLink } from '@studio/ui';
import { contactInfoVariants, type ContactInfoVariants } from './contact-info.variants.ts';

interface ContactWay {
  label: ReactNode;
  href: string;
}

/** A person who can be called. Omit people without a phone number. */
export interface ContactPerson {
  id: string;
  name: ReactNode;
  phone: ContactWay;
  /** What to call about, and in which languages. */
  remark: ReactNode;
  chat: ContactWay;
  /** A portrait that stands on a line, with the size `md`. */
  picture?: ReactNode;
  /** QR codes, such as `QrCard`s. Side by side with the size `md`, below each other with `sm`. */
  cards?: readonly ReactNode[] | undefined;
  /** Opens the cards. Without it, they are always visible. */
  cardsLabel?: ReactNode;
}

export interface ContactInfoProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** `md` is for the contact page, `sm` for the footer. @default md */
  size?: ContactInfoVariants['size'];
  /** Labels of the ways to contact the studio. */
  labels: { phone: ReactNode; email: ReactNode; address: ReactNode };
  /** The people who can be called. */
  people: readonly ContactPerson[];
  /** The email address of the studio. */
  email: ContactWay;
  /** On one line, in the format of the country. */
  address: ReactNode;
  /** Below the address, such as the local time. It has a line of its own also while it is empty. */
  addressNote?: ReactNode;
  /** Screen reader text after each chat link, such as "opens in a new tab". */
  newTabLabel: string;
}

/** Contact details: people with their phone and chat links, the email address and the postal address. */
export function ContactInfo({
  size,
  labels,
  people,
  email,
  address,
  addressNote,
  newTabLabel,
  className,
  ...rest
}: ContactInfoProps) {
  return (
    <dl data-slot="contact-info" className={contactInfoVariants({ size, className })} {...rest}>
      {people.length > 0 && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <ul role="list">
              {people.map(({ id, name, phone, remark, chat, picture, cards, cardsLabel }) => (
                <li key={id}>
                  {size !== 'sm' && picture && <div data-slot="contact-info-picture">{picture}</div>}
                  <div data-slot="contact-info-person">
                    <p data-slot="contact-info-name">{name}</p>
                    <Text size={size === 'sm' ? 'sm' : 'base'} tone="muted">
                      {remark}
                    </Text>
                    <div data-slot="contact-info-link">
                      <TextLink variant="standalone" tone="inherit" href={phone.href}>
                        {phone.label}
                      </TextLink>
                    </div>
                    <div data-slot="contact-info-chat">
                      <TextLink asChild variant="standalone">
                        <ExternalLink href={chat.href} newTabLabel={newTabLabel}>
                          {chat.label}
                        </ExternalLink>
                      </TextLink>
                    </div>
                  </div>
                  {cards && <Cards cards={cards} label={cardsLabel} />}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <div data-slot="contact-info-link">
            <TextLink variant="standalone" tone="inherit" href={email.href}>
              {email.label}
            </TextLink>
          </div>
        </dd>
      </div>
      <div>
        <dt>{labels.address}</dt>
        <dd>
          <address data-slot="contact-info-address">{address}</address>
          {addressNote !== undefined && <p data-slot="contact-info-note">{addressNote}</p>}
        </dd>
      </div>
    </dl>
  );
}

function Cards({ cards, label }: { cards: readonly ReactNode[]; label: ReactNode }) {
  const list = (
    <div data-slot="contact-info-cards">
      {cards.map((card, index) => (
        // The order of the cards never changes.
        <Fragment key={index}>{card}</Fragment>
      ))}
    </div>
  );
  if (!label) return list;
  return (
    <details>
      <summary data-slot="contact-info-disclosure">{label}</summary>
      {list}
    </details>
  );
}
