import { useLanguage, useTranslation } from '@studio/i18n';
import { languages, teas } from './facts.ts';

interface SlatsProps {
  items: readonly (typeof teas)[number][];
  /** Level of the headings. */
  headingLevel: 2 | 3;
}

/** Teas with their prices, as wooden slats on a rail. */
export function Slats({ items, headingLevel }: SlatsProps) {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul role="list" className="slats">
      {items.map(({ id, price, elevation, color }) => (
        <li key={id} className="slat">
          <Heading className="slat-name">{text(`teas:${id}.name`)}</Heading>
          <svg className="slat-cup" viewBox="0 0 40 40" aria-hidden>
            <circle className="slat-rim" cx="20" cy="20" r="18.5" />
            <circle cx="20" cy="20" r="14.5" fill={color} />
          </svg>
          <p className="slat-note">{text(`teas:${id}.note`)}</p>
          <p className="slat-place">
            {text(`teas:${id}.place`)}
            <br />
            {text('teas:elevation', { elevation })}
          </p>
          <p className="slat-price">{money(price)}</p>
        </li>
      ))}
    </ul>
  );
}
