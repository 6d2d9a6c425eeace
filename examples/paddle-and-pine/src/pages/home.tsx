import { useLanguage, useTranslation } from '@studio/i18n';
import { Link } from '@studio/ui';
import { BoatPicture } from '../boat-picture.tsx';
import { Evening } from '../evening.tsx';
import { boats, languages, months, shop } from '../facts.ts';

export default function Home() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  return (
    <>
      <section className="poster">
        <div className="poster-scene">
          <Evening />
          <h1>{t('home:hero.title')}</h1>
        </div>
        <ul role="list" className="poster-facts">
          <li>{t('home:hero.hours', shop)}</li>
          <li>{t('home:hero.price', { price: money(shop.price) })}</li>
          <li>{t('home:hero.place', shop)}</li>
          <li>
            <Link href="/book" className="stub">
              {t('home:hero.action')}
            </Link>
          </li>
        </ul>
      </section>
      <section className="day">
        <h2>{t('home:day.title')}</h2>
        <ol role="list">
          {(['mist', 'wind', 'gold', 'dark'] as const).map((part) => (
            <li key={part} className={`day-${part}`}>
              <h3>{t(`home:day.${part}.title`)}</h3>
              <p>{t(`home:day.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="rack">
        <div className="rack-text">
          <h2>{t('home:rack.title', { boats: boats.length })}</h2>
          <p>{t('home:rack.text')}</p>
          <p>
            <Link href="/boats" className="arrow-link">
              {t('home:rack.action')}
            </Link>
          </p>
        </div>
        <ul role="list">
          {boats.map(({ id, kind, length, hour }) => (
            <li key={id}>
              <BoatPicture kind={kind} length={length} />
              <p>
                <b>{t(`boats:${id}.name`)}</b> {t('boats:hourly', { price: money(hour) })}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="dark" data-surface="dusk">
        <h2>{t('home:dark.title')}</h2>
        <dl>
          {months.map(({ id, dark }) => (
            <div key={id}>
              <dt>{t(`home:months.${id}`)}</dt>
              <dd>{dark}</dd>
            </div>
          ))}
        </dl>
        <p>{t('home:dark.text')}</p>
        <p>
          <Link href="/book" className="stub">
            {t('home:dark.action')}
          </Link>
        </p>
      </section>
    </>
  );
}
