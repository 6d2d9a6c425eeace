import { useLanguage } from '@studio/i18n';

/** The language of samples that stay Chinese on English pages. */
export function useSampleLanguage() {
  const { language } = useLanguage();
  return (chinese: boolean) => (chinese && language === 'en' ? 'zh-TW' : undefined);
}
