import { answerHours, contact, timeZone } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useNow } from './use-now.ts';

const { form, info, values } = contact;
const hour = 60 * 60 * 1000;

/** The time at the studio. */
export function StudioTime() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const now = useNow();
  return <span>{now && text(info.time, { time: getFormats(language).time.format(now) })}</span>;
}

/** When a message that is sent now is answered. Documents have the hours only. */
export function AnswerTime() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const now = useNow();
  if (!now) return <span>{text(form.answer, values)}</span>;
  const answer = new Date(now.getTime() + answerHours * hour);
  const { day, time } = getFormats(language);
  return (
    <span>
      {text(form.answerBy, {
        day: day.format(now),
        time: time.format(now),
        answerDay: day.format(answer),
        answerTime: time.format(answer),
      })}
    </span>
  );
}

/** Formats by language: creating one is slow. */
const formats = new Map<string, Record<'day' | 'time', Intl.DateTimeFormat>>();

function getFormats(language: string) {
  const created = formats.get(language) ?? {
    day: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }),
    time: new Intl.DateTimeFormat(language, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
  };
  formats.set(language, created);
  return created;
}
