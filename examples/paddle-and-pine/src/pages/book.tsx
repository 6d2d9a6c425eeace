import { useTranslation } from '@studio/i18n';
import { useQuery } from '@studio/site';
import { MessageForm } from '../../../northfork/src/message-form.tsx';
import { boats, months, open, shop } from '../facts.ts';

/** Hours from the first boat to a time of day. */
function hoursUntil(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60 - open;
}

export default function Book() {
  const { t } = useTranslation();
  const wanted = new URLSearchParams(useQuery()).get('boat');
  const boat = boats.find(({ id }) => id === wanted);
  return (
    <section className="ticket-page">
      <div className="ticket-text">
        <h1>{t('contact:hero.title')}</h1>
        <p>{t('contact:hero.text', shop)}</p>
        <table>
          <caption>{t('contact:months.title')}</caption>
          <tbody>
            {months.map(({ id, dark }) => (
              <tr key={id}>
                <th scope="row">{t(`contact:months.${id}`)}</th>
                <td className="month-light">
                  <svg viewBox="0 0 140 10" preserveAspectRatio="none" aria-hidden>
                    <path d={`M0 5h${String(Math.round(hoursUntil(dark) * 10))}`} />
                  </svg>
                </td>
                <td>{dark}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="ticket-where">{t('contact:where', shop)}</p>
      </div>
      <div className="ticket">
        <MessageForm
          key={boat?.id}
          subject={boat && t(`boats:${boat.id}.name`)}
          subjects={[...boats.map(({ id }) => t(`boats:${id}.name`)), t('contact:group')]}
        />
      </div>
    </section>
  );
}
