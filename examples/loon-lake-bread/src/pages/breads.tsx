import { useLanguage, useTranslation } from '@studio/i18n';
import { Link } from '@studio/ui';
import { BreadPicture } from '../bread-picture.tsx';
import { breads, languages } from '../facts.ts';

export default function Breads() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  return (
    <section className="shelf">
      <div className="shelf-title">
        <h1>{text('breads:hero.title')}</h1>
        <p>{text('breads:hero.text')}</p>
      </div>
      <ul role="list">
        {breads.map(({ id, price, time, weight }) => (
          <li key={id} className="loaf-card">
            <BreadPicture id={id} />
            <p className="sticker">{money(price)}</p>
            <h2>{text(`breads:${id}.name`)}</h2>
            <p>{text(`breads:${id}.text`)}</p>
            <p className="loaf-facts">{text('breads:facts', { time, weight })}</p>
            <Link href={`/order?bread=${id}`} className="under">
              {text(`breads:${id}.action`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
