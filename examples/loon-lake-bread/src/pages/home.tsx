import { useLanguage, useTranslation } from '@studio/i18n';
import { Link } from '@studio/ui';
import { breads, languages, shop } from '../facts.ts';
import { HeroLoaf } from '../hero-loaf.tsx';

export default function Home() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  return (
    <>
      <section className="rise">
        <h1>{text('home:hero.title')}</h1>
        <div className="rise-row">
          <p>{text('home:hero.lead', shop)}</p>
          <Link href="/order" className="pill">
            {text('home:hero.action')}
          </Link>
        </div>
        <HeroLoaf />
      </section>
      <section className="oven" data-surface="dusk">
        <h2>{text('home:oven.title')}</h2>
        <ol role="list">
          {breads.map(({ id, time, price }) => (
            <li key={id}>
              <Link href={`/order?bread=${id}`}>
                <span className="oven-time">{time}</span>
                <span className="oven-name">{text(`breads:${id}.name`)}</span>
                <span className="oven-note">{text(`breads:${id}.short`)}</span>
                <span className="oven-price">{money(price)}</span>
              </Link>
            </li>
          ))}
        </ol>
        <p className="oven-end">{text('home:oven.text')}</p>
      </section>
      <section className="recipe">
        <ul role="list">
          {(['flour', 'water', 'salt'] as const).map((part) => (
            <li key={part}>{text(`home:recipe.${part}`)}</li>
          ))}
          <li className="recipe-time">{text('home:recipe.time')}</li>
        </ul>
        <div>
          <h2>{text('home:recipe.title', shop)}</h2>
          <p>{text('home:recipe.text')}</p>
          <p>
            <Link href="/breads" className="under">
              {text('home:recipe.action')}
            </Link>
          </p>
        </div>
      </section>
      <section className="rules">
        <h2>{text('home:rules.title')}</h2>
        <ol role="list">
          {(['ask', 'bake', 'collect'] as const).map((step) => (
            <li key={step}>
              <h3>{text(`home:rules.${step}.title`, shop)}</h3>
              <p>{text(`home:rules.${step}.text`, shop)}</p>
            </li>
          ))}
        </ol>
        <Link href="/order" className="pill">
          {text('home:rules.action')}
        </Link>
      </section>
    </>
  );
}
