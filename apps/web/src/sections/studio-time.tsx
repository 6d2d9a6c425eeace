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
  return now && text(info.time, { time: formatTime(now, language) });
}

/** When a message that is sent now is answered. Documents have the hours only. */
export function AnswerTime() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const now = useNow();
  if (!now) return text(form.answer, values);
  const answer = new Date(now.getTime() + answerHours * hour);
  return text(form.answerBy, {
    day: formatDay(now, language),
    time: formatTime(now, language),
    answerDay: formatDay(answer, language),
    answerTime: formatTime(answer, language),
  });
}

const formatDay = (date: Date, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(date);

const formatTime = (date: Date, language: string) =>
  new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date);
