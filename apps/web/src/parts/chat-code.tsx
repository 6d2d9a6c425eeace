import { contact, reach, type ContactId } from '@studio/content';
import { useWords } from '@studio/i18n';
import { NameCard } from '@studio/ui';

const { info } = contact;

interface ChatCodeProps {
  person: ContactId;
  name: string;
}

/** The chat with a person as a code to scan, as the build draws it. */
export function ChatCode({ person, name }: ChatCodeProps) {
  const { t, language } = useWords();
  return (
    <NameCard
      src={`/codes/${language}/${person}.svg`}
      alt={t(reach.chatCode, { name })}
      labels={{ loading: t(info.codeLoading), failed: t(info.codeFailed) }}
      remark={t(info.whatsapp)}
    />
  );
}
