import type { ReactElement } from 'react';
import { Trans as ReactI18nextTrans } from 'react-i18next';
import type { WordKey, WordValues } from './register.ts';

interface AnyTransProps {
  i18nKey: string;
  values?: WordValues | undefined;
  /** The element of each tag in the text: `{ email: <TextLink href="…" /> }` renders `<email>…</email>`. */
  components: Readonly<Record<string, ReactElement>>;
}

export interface TransProps extends AnyTransProps {
  i18nKey: WordKey;
}

// In two steps, because the types of react-i18next do not work for thousands of keys.
const AnyTrans: (props: AnyTransProps) => ReactElement = ReactI18nextTrans;

/** The component of react-i18next for a text that contains elements such as links, with the keys of the site. */
export const Trans: (props: TransProps) => ReactElement = AnyTrans;
