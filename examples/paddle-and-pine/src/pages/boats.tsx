import { useLanguage, useTranslation } from '@studio/i18n';
import { Link } from '@studio/ui';
import { BoatPicture } from '../boat-picture.tsx';
import { boats, languages } from '../facts.ts';

export default function Boats() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  return (
    <section className="fleet">
      <div className="fleet-title">
        <h1>{t('boats:hero.title')}</h1>
        <p>{t('boats:hero.text')}</p>
      </div>
      <ul role="list">
        {boats.map(({ id, kind, length, people, weight, hour, day }) => (
          <li key={id} className="fleet-boat">
            <div>
              <h2>{t(`boats:${id}.name`)}</h2>
              <p>{t(`boats:${id}.text`)}</p>
            </div>
            <div>
              <BoatPicture kind={kind} length={length} />
              <p className="fleet-facts">{t('boats:facts', { length, people, weight })}</p>
            </div>
            <p className="fleet-price">
              <b>{money(hour)}</b> {t('boats:hour')}
              <br />
              <b>{money(day)}</b> {t('boats:day')}
            </p>
            <Link href={`/book?boat=${id}`} className="arrow-link">
              {t(`boats:${id}.action`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="fleet-note">{t('boats:included')}</p>
    </section>
  );
}
