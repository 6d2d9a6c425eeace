import { useTranslation } from '@studio/i18n';
import { shop, week } from '../facts.ts';
import { ShopFront } from '../shop-front.tsx';

export default function Visit() {
  const { text } = useTranslation();
  return (
    <section className="come">
      <div className="come-text">
        <h1>{text('visit:hero.title')}</h1>
        <p>{text('visit:hero.text')}</p>
        <p className="come-address">{text('visit:address')}</p>
      </div>
      <ShopFront />
      <table>
        <caption>{text('visit:week.title')}</caption>
        <tbody>
          {week.map(({ id, isOpen }) => (
            <tr key={id} data-state={isOpen ? 'open' : 'closed'}>
              <th scope="row">{text(`visit:week.${id}`)}</th>
              <td>{text(isOpen ? 'visit:week.open' : 'visit:week.closed', shop)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
