import { useTranslation } from '@studio/i18n';
import { trips } from '../facts.ts';

export default function River() {
  const { t } = useTranslation();
  return (
    <section className="course">
      <div className="course-title">
        <h1>{t('river:hero.title')}</h1>
        <p>{t('river:hero.text')}</p>
      </div>
      <ol role="list">
        {trips.map(({ id, distance, hours, carry }) => (
          <li key={id}>
            <svg className="bend" viewBox="0 0 200 300" preserveAspectRatio="none" aria-hidden>
              <path d="M100 0C100 70 30 80 30 150S100 230 100 300" />
            </svg>
            <div className="course-stop">
              <p className="course-distance">{t('river:distance', { distance })}</p>
              <h2>{t(`river:${id}.title`)}</h2>
              <p>{t(`river:${id}.text`)}</p>
              <p className="course-facts">{t(carry ? 'river:carry' : 'river:facts', { hours, carry })}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="course-rules">
        <h2>{t('river:rules.title')}</h2>
        <ul role="list">
          {(['vest', 'west', 'children'] as const).map((rule) => (
            <li key={rule}>{t(`river:rules.${rule}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
