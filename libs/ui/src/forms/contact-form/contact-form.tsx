'use client';

import { ArrowRight } from 'lucide';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { FormStatus, type FormStatusProps } from '../../internal/form-status/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Text } from '../../primitives/text/index.ts';
import type { FieldTexts } from '../field/field-frame.tsx';
import { Field } from '../field/index.ts';
import { TextArea } from '../text-area/index.ts';
import './contact-form.css';

interface ContactFieldBase {
  /** Name of the value in the submitted data. */
  name: string;
  label: ReactNode;
  /** Error message for an empty field. Without it, the field is optional and its label says so. */
  requiredMessage?: ReactNode;
  /** Error message for a value that does not match `type` or `pattern`. The form checks them only if it is set. */
  invalidMessage?: ReactNode;
  hint?: ReactNode;
  /** In the full width also where there are two columns. @default false */
  wide?: boolean | undefined;
}

interface TextFieldBase extends ContactFieldBase {
  /** What browsers may fill in automatically, such as `name` or `email`. */
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  render?: never;
}

interface OneLineField extends TextFieldBase {
  multiline?: false | undefined;
  /** @default text */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** Regular expression for the whole value. Also checked without JavaScript. */
  pattern?: string | undefined;
}

interface MultilineField extends TextFieldBase {
  /** Renders a `TextArea` in the full width instead of a `Field`. */
  multiline: true;
  type?: never;
  pattern?: never;
}

/** Props for another control than a text field, such as a `Select`. */
export interface ContactControlProps extends FieldTexts {
  name: string;
  required: boolean;
  /** The value in `values`. A `Checkbox` needs it as `defaultChecked`. */
  defaultValue: string | undefined;
}

interface CustomField extends ContactFieldBase {
  /** Renders a `Select`, `RadioGroup`, `Checkbox` or your own control with these props. */
  render: (props: ContactControlProps) => ReactNode;
  autoComplete?: never;
  maxLength?: never;
  multiline?: never;
  type?: never;
  pattern?: never;
}

export type ContactField = OneLineField | MultilineField | CustomField;

type Texts = Readonly<Record<string, string | undefined>>;

type NativeFormProps = Omit<
  ComponentProps<'form'>,
  'title' | 'action' | 'method' | 'onSubmit' | 'onInvalid' | 'onInput' | 'children'
>;

export interface ContactFormProps extends NativeFormProps {
  /** Heading of the letter. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Below the heading, such as which fields are required. */
  text?: ReactNode;
  /** Decoration in the upper corner, such as a stamp. */
  stamp?: ReactNode;
  /** Below the button, such as when an answer comes. */
  note?: ReactNode;
  /** Fields of one line, and custom ones, are in two columns where there is room. */
  fields: readonly ContactField[];
  /** Default values by field name, which a reset restores. Changes do not overwrite what a visitor has typed. */
  values?: Texts | undefined;
  /** Other errors by field name, such as those of the server. A new object focuses the first invalid field. */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  /** `done` and `failed` reset the form. */
  state: FormStatusProps['state'];
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Note beside the label of an optional field. */
  optionalLabel: ReactNode;
  /** Label of the button that appears if `state` is `failed`, and calls `onRestore`. */
  restoreLabel: ReactNode;
  /** Status messages, announced by screen readers. `sending` is shown in the button, the others below it. */
  messages: FormStatusProps['messages'];
  /** ID of the message `done`. Without JavaScript, the server redirects to this fragment once it has the form. */
  doneId: FormStatusProps['doneId'];
  /** URL that the form is sent to without JavaScript. */
  action: string;
  /** Honeypot: a hidden field that only bots fill in. Its value is sent with the others. */
  honeypot?: { name: string; label: string } | undefined;
  /**
   * Called with the trimmed values by field name when the form is submitted and all fields are valid. A checkbox that is
   * not checked has no value.
   */
  onSubmit: (values: Readonly<Record<string, string>>) => void;
  /** Called with the current values on every input, for example to save a draft. */
  onValuesChange?: ((values: Readonly<Record<string, string>>) => void) | undefined;
  /** Called with the names of the invalid fields, in their order, when they prevent a submission. */
  onInvalid?: ((names: readonly string[]) => void) | undefined;
  /** Called when the visitor wants the input back. Set `values` to the values of the last `onSubmit`. */
  onRestore: () => void;
}

type ErrorKey = 'requiredMessage' | 'invalidMessage';

/**
 * A form for a message, on a ruled letter. It validates the fields and shows your error messages. Without JavaScript, the browser
 * validates them by the same attributes.
 */
export function ContactForm({
  title,
  headingLevel = 2,
  text,
  stamp,
  note,
  fields,
  values,
  errors,
  state,
  submitLabel,
  optionalLabel,
  restoreLabel,
  messages,
  doneId,
  honeypot,
  onSubmit,
  onValuesChange,
  onInvalid,
  onRestore,
  ref,
  ...rest
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  const [ownErrors, setOwnErrors] = useState<ReadonlyMap<string, ErrorKey>>(new Map());
  const [rejections, setRejections] = useState(0);
  // Fields that were changed since `errors` were passed.
  const [changed, setChanged] = useState({ errors, names: new Set<string>() });
  const isChanged = (name: string) => changed.errors === errors && changed.names.has(name);
  const sending = state === 'sending';
  const oneLine = fields.filter(({ multiline, wide }) => !multiline && !wide);
  const lastAlone = oneLine.length % 2 ? oneLine.at(-1) : undefined;

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (state === 'done' || state === 'failed') form.current?.reset();
  }, [state]);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, rejections]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const found = validate(fields, event.currentTarget);
    setOwnErrors(found);
    if (found.size) {
      setRejections(rejections + 1);
      onInvalid?.([...found.keys()]);
    } else onSubmit(readValues(event.currentTarget));
  }

  /**
   * Removes errors that have been corrected, and those in `errors` of the changed field. New errors appear only with the
   * next submission.
   */
  function revalidate({ target }: InputEvent<HTMLFormElement>) {
    if (!form.current) return;
    const name = target instanceof Element && target.getAttribute('name');
    if (name && errors?.[name] && !isChanged(name))
      setChanged({ errors, names: new Set([...(changed.errors === errors ? changed.names : []), name]) });
    onValuesChange?.(readValues(form.current));
    if (!ownErrors.size) return;
    const left = validate(fields, form.current);
    setOwnErrors(new Map([...ownErrors].filter(([name, error]) => left.get(name) === error)));
  }

  function restore() {
    form.current?.reset();
    onRestore();
    // The focused button is about to be removed, so move the focus to the first field.
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  return (
    <form data-slot="contact-form" {...rest} ref={form} method="post" onSubmit={submit} onInput={revalidate}>
      {(title ?? text ?? stamp) && (
        <div data-slot="contact-form-header">
          {title && <Heading headingLevel={headingLevel}>{title}</Heading>}
          {stamp && (
            <div aria-hidden data-slot="contact-form-stamp">
              {stamp}
            </div>
          )}
          {text && (
            <Text size="sm" tone="muted">
              {text}
            </Text>
          )}
        </div>
      )}
      <div data-slot="contact-form-fields">
        {fields.map((field) => {
          const {
            name,
            label,
            hint,
            requiredMessage,
            multiline,
            wide,
            type,
            pattern,
            autoComplete,
            maxLength,
          } = field;
          const error = ownErrors.get(name);
          const shared: ContactControlProps = {
            name,
            label,
            hint,
            required: Boolean(requiredMessage),
            labelNote: requiredMessage ? undefined : optionalLabel,
            error: (error && field[error]) ?? (isChanged(name) ? undefined : errors?.[name]),
            defaultValue: values?.[name],
          };
          const control = { ...shared, autoComplete, maxLength, readOnly: sending };
          return (
            <div key={name} data-wide={[multiline, wide, field === lastAlone].includes(true) || undefined}>
              {field.render?.(shared) ??
                (multiline ? (
                  <TextArea {...control} />
                ) : (
                  <Field {...control} type={type} pattern={pattern} />
                ))}
            </div>
          );
        })}
      </div>
      {honeypot && (
        <label hidden>
          <span>{honeypot.label}</span> <input name={honeypot.name} tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <div data-slot="contact-form-footer">
        <Button
          type="submit"
          variant="glow"
          size="lg"
          fullWidth
          loading={sending}
          loadingLabel={messages.sending}
          after={<Icon icon={ArrowRight} directional />}
        >
          {submitLabel}
        </Button>
        {/* The button shows the sending message, so here it is only announced. */}
        <FormStatus state={state} messages={messages} doneId={doneId} sendingHidden />
        {state === 'failed' && (
          <Button variant="outline" onClick={restore}>
            {restoreLabel}
          </Button>
        )}
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </form>
  );
}

/** Returns the invalid fields by name, each with the name of its error message. */
function validate(fields: readonly ContactField[], form: HTMLFormElement) {
  const found = new Map<string, ErrorKey>();
  const values = readValues(form);
  for (const { name, requiredMessage, invalidMessage } of fields) {
    // The `required` attribute accepts a value of spaces only.
    if (!values[name]) {
      if (requiredMessage) found.set(name, 'requiredMessage');
    } else if (invalidMessage && form.querySelector(`[name="${name}"]:invalid`))
      found.set(name, 'invalidMessage');
  }
  return found;
}

function readValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
}
