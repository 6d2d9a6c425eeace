import { useSyncExternalStore } from 'react';
import { RadioSet, type RadioSetProps } from '../radio-set/index.ts';
import { schemeChoices, type SchemeChoice } from '../schemes.ts';
import { Monitor, Moon, Sun, type Sign } from '../sign/index.ts';

export interface SchemeSwitchProps extends Omit<
  RadioSetProps<SchemeChoice>,
  'options' | 'value' | 'onChange' | 'optionClassName' | 'children' | 'className'
> {
  /** What each choice is called: read aloud, and shown to whoever points at it. */
  labels: Readonly<Record<SchemeChoice, string>>;
}

/** Where the choice is kept, in the storage of the browser. */
const key = 'scheme';

/**
 * For an inline script in the head of each document, before its styles: shows the remembered scheme from the first
 * paint on. Allow it by its hash, and let React pass over the attribute: `<html suppressHydrationWarning>`.
 */
export const schemeScript = `try{const s=localStorage.getItem('${key}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<SchemeChoice, Sign>;

/**
 * Chooses between light and dark, or leaves it to the device. The choice stands in `data-scheme` on the document and is
 * remembered; a document shows it at once with `schemeScript`. Where scripts are off it is not shown.
 */
export function SchemeSwitch({ labels, ...rest }: SchemeSwitchProps) {
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme, schemeOfTheServer);
  return (
    <RadioSet
      {...rest}
      value={scheme}
      onChange={setScheme}
      options={schemeChoices.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: (
            // On top of the radio button, so that pointing at it shows the title.
            <span title={labels[value]} className="absolute inset-0 grid place-items-center">
              <Icon aria-hidden strokeWidth={1.75} className="size-5" />
              <span className="sr-only">{labels[value]}</span>
            </span>
          ),
        };
      })}
      className="inline-flex rounded-full border border-line bg-canvas p-1 noscript:hidden"
      optionClassName="size-11 rounded-full text-ink-muted transition-colors duration-150 hover:text-ink data-[state=on]:border data-[state=on]:border-transparent data-[state=on]:bg-brand/12 data-[state=on]:text-brand pointer-fine:size-9"
    />
  );
}

/** The document itself remembers, so that a switch works where the storage is refused, and several agree. */
const currentScheme = (): SchemeChoice =>
  schemeChoices.find((scheme) => scheme === document.documentElement.dataset['scheme']) ?? 'system';

const schemeOfTheServer = (): SchemeChoice => 'system';

function onSchemeChange(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => {
    observer.disconnect();
  };
}

function setScheme(scheme: SchemeChoice) {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Storage may be refused. The choice then lasts as long as the document.
  }
}
