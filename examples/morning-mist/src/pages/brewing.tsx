import { useTranslation } from '@studio/i18n';
import { amounts, teas } from '../facts.ts';
import { Gaiwan } from '../gaiwan.tsx';

export default function Brewing() {
  const { text } = useTranslation();
  return (
    <>
      <section className="lesson">
        <div className="lesson-title">
          <h1>{text('brewing:hero.title')}</h1>
          <p>{text('brewing:hero.text', amounts)}</p>
        </div>
        <Gaiwan />
        <ol role="list" className="lesson-steps">
          {(['warm', 'wake', 'pour'] as const).map((step) => (
            <li key={step}>
              <h2>{text(`brewing:steps.${step}.title`)}</h2>
              <p>{text(`brewing:steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="times">
        <h2 id="times">{text('brewing:table.title')}</h2>
        <div className="times-scroll" role="region" aria-labelledby="times" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('brewing:table.tea')}</th>
                <th scope="col">{text('brewing:table.temperature')}</th>
                {(['first', 'second', 'third'] as const).map((steep) => (
                  <th key={steep} scope="col">
                    {text(`brewing:table.${steep}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {teas.map(({ id, temperature, steeps }) => (
                <tr key={id}>
                  <th scope="row">{text(`teas:${id}.name`)}</th>
                  <td>{text('brewing:table.degrees', { temperature })}</td>
                  {steeps.map((seconds, index) => (
                    <td key={index}>{text('brewing:table.seconds', { seconds })}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="times-note">{text('brewing:table.note')}</p>
      </section>
    </>
  );
}
