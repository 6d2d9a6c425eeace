import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { Trans as ReactI18nextTrans } from 'react-i18next';
import { useLanguage } from './language-provider.tsx';
import type { TranslationKey, TranslationValues } from './register.ts';
import { foreignLanguage } from './foreign-text.ts';
import { breakTags } from './word-break.ts';

interface AnyTransProps {
  i18nKey: string;
  values?: TranslationValues | undefined;
  /** The element of each tag in the text: `{ email: <TextLink href="…" /> }` renders `<email>…</email>`. */
  components: Readonly<Record<string, ReactElement>>;
}

export interface TransProps extends AnyTransProps {
  i18nKey: TranslationKey;
}

// In two steps, because the types of react-i18next do not work for thousands of keys.
const AnyTrans: (props: AnyTransProps & { i18n: I18n; tOptions: { postProcess: string[] } }) => ReactElement =
  ReactI18nextTrans;

/** The component of react-i18next for a text that contains elements such as links, with the keys of the site. */
export function Trans(props: TransProps) {
  const { i18n } = useLanguage();
  const plain = i18n.t(props.i18nKey, { ...props.values, postProcess: [] });
  const language = foreignLanguage(plain);
  return (
    // Another text has another element: a browser that translates the page has replaced the text nodes of this one.
    <span key={plain} lang={language} dir={language && 'auto'}>
      <AnyTrans {...props} i18n={i18n} tOptions={{ postProcess: [breakTags] }} />
    </span>
  );
}
