import { useTranslation } from '@studio/i18n';
import { MessageForm } from '../../../northfork/src/message-form.tsx';
import { shop } from '../facts.ts';

export default function Visit() {
  const { t, text } = useTranslation();
  return (
    <section className="visit">
      <div className="visit-title">
        <h1>{text('contact:hero.title')}</h1>
        <p>{text('contact:hero.text', shop)}</p>
      </div>
      <dl className="visit-facts">
        {(['where', 'when', 'table'] as const).map((item) => (
          <div key={item}>
            <dt>{text(`contact:facts.${item}.title`)}</dt>
            <dd>{text(`contact:facts.${item}.text`, shop)}</dd>
          </div>
        ))}
      </dl>
      <MessageForm
        className="letter"
        subjects={(['tasting', 'order', 'gift', 'other'] as const).map((subject) =>
          t(`contact:subjects.${subject}`),
        )}
      />
    </section>
  );
}
