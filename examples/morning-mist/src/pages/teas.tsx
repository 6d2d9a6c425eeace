import { useTranslation } from '@studio/i18n';
import { Link } from '@studio/ui';
import { amounts, teas } from '../facts.ts';
import { Slats } from '../slats.tsx';

export default function Teas() {
  const { text } = useTranslation();
  return (
    <section className="board board-page">
      <div className="board-title">
        <h1>{text('teas:hero.title')}</h1>
        <p>{text('teas:hero.text', amounts)}</p>
        <p>
          <Link href="/visit" className="line-link">
            {text('teas:hero.action')}
          </Link>
        </p>
      </div>
      <Slats headingLevel={2} items={teas} />
    </section>
  );
}
