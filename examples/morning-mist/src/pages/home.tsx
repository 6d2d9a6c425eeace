import { useTranslation } from '@studio/i18n';
import { Link } from '@studio/ui';
import { amounts, season, shop, teas } from '../facts.ts';
import { Bowl } from '../bowl.tsx';
import { Mountains } from '../mountains.tsx';
import { Slats } from '../slats.tsx';

export default function Home() {
  const { text } = useTranslation();
  return (
    <>
      <section className="dawn">
        <div className="dawn-text">
          <h1>{text('home:hero.title')}</h1>
          <p className="dawn-lead">{text('home:hero.lead', amounts)}</p>
          <p>
            <Link href="/teas" className="tag">
              {text('home:hero.action')}
            </Link>
          </p>
        </div>
        <Mountains />
      </section>
      <section className="board">
        <div className="board-title">
          <h2>{text('home:season.title')}</h2>
          <p>{text('home:season.text', amounts)}</p>
          <p>
            <Link href="/teas" className="line-link">
              {text('home:season.action', { teas: teas.length })}
            </Link>
          </p>
        </div>
        <Slats headingLevel={3} items={teas.filter(({ id }) => season.includes(id))} />
      </section>
      <section className="second" data-surface="dusk">
        <Bowl />
        <div className="second-text">
          <h2>{text('home:second.title')}</h2>
          <p>{text('home:second.text')}</p>
          <p>
            <Link href="/brewing" className="line-link">
              {text('home:second.action')}
            </Link>
          </p>
        </div>
      </section>
      <section className="table-call">
        <h2>{text('home:table.title')}</h2>
        <p>{text('home:table.text', shop)}</p>
        <p>
          <Link href="/visit" className="tag">
            {text('home:table.action')}
          </Link>
        </p>
      </section>
    </>
  );
}
