import { useTranslation } from '@studio/i18n';
import { useQuery } from '@studio/site';
import { MessageForm } from '../../../northfork/src/message-form.tsx';
import { breads, shop } from '../facts.ts';

export default function Order() {
  const { t, text } = useTranslation();
  const wanted = new URLSearchParams(useQuery()).get('bread');
  const bread = breads.find(({ id }) => id === wanted);
  return (
    <section className="order">
      <div className="order-text">
        <h1>{text('contact:hero.title')}</h1>
        <p>{text('contact:hero.text', shop)}</p>
        <dl>
          {(['by', 'ready', 'pay'] as const).map((item) => (
            <div key={item}>
              <dt>{text(`contact:facts.${item}.title`, shop)}</dt>
              <dd>{text(`contact:facts.${item}.text`, shop)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="receipt">
        <MessageForm
          key={bread?.id}
          subject={bread && t(`breads:${bread.id}.name`)}
          subjects={[...breads.map(({ id }) => t(`breads:${id}.name`)), t('contact:several')]}
        />
      </div>
    </section>
  );
}
