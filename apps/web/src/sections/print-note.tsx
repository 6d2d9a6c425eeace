import { site } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Text } from '@studio/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The URL of the page and the date, at the end of a printed page. */
export function PrintNote() {
  const { text } = useTranslation();
  const [printed, setPrinted] = useState<{ url: string; date: Date }>();
  useEffect(() => {
    const onPrint = () => {
      // The browser prints what is rendered when this returns.
      flushSync(() => {
        setPrinted({ url: location.href, date: new Date() });
      });
    };
    addEventListener('beforeprint', onPrint);
    return () => {
      removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return (
    printed && (
      <Text size="sm" data-slot="print-note" className="hidden px-5 print:block">
        {text(site.printed, printed)}
      </Text>
    )
  );
}
