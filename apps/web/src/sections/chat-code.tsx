import { contact, reach, type Contact } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { QrCard } from '@studio/brand';

const { info } = contact;

/** A QR code for the chat with a person, rendered by the build. */
export function ChatCode({ contact: { id, name } }: { contact: Contact }) {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  return (
    <QrCard
      src={`/codes/${language}/${id}.svg`}
      alt={t(reach.chatCode, { name: t(name) })}
      labels={{ loading: text(info.codeLoading), failed: text(info.codeFailed) }}
      remark={text(info.whatsapp)}
    />
  );
}
