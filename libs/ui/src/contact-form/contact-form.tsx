import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { FormStatus, type FormState } from '../form-status/index.ts';
import { TextArea } from '../text-area/index.ts';

export interface ContactField {
  /** What its value is sent as. */
  name: string;
  label: string;
  /** What is said when nothing was written. A field without it may stay empty, and says so. */
  required?: string | undefined;
  /** What is said when `type` or `pattern` does not allow what was written. */
  invalid?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** The whole value as a regular expression. Also holds where scripts are off. */
  pattern?: string | undefined;
  /** What a browser may fill in by itself, as in `name` or `email`. */
  autoComplete?: string | undefined;
  hint?: string | undefined;
  /** How many characters it takes at most. */
  maxLength?: number | undefined;
  /** Takes several lines, and the whole width. @default false */
  multiline?: boolean | undefined;
}

type Texts = Readonly<Record<string, string | undefined>>;

type OwnForm = Omit<
  ComponentProps<'form'>,
  'results' | 'action' | 'method' | 'ref' | 'onSubmit' | 'onInput' | 'children'
>;

export interface ContactFormProps extends OwnForm {
  /** One-line fields stand in pairs where there is room. */
  fields: readonly ContactField[];
  /** What the fields begin with, by name, also after a reset. Never overwrites what a visitor has typed since. */
  values?: Texts | undefined;
  /** What else is wrong, by name, such as the provider's complaints. New ones lead to the first wrong field. */
  errors?: Texts | undefined;
  /** `done` and `failed` empty the form. */
  state: FormState;
  labels: {
    submit: string;
    /** The remark of a field that may stay empty. */
    optional: string;
    /** The button that appears after a failure. */
    restore: string;
  };
  /** What has become of it, beside the button and announced. */
  messages: { sending: string; done: string; failed: string };
  /** The ids that a page is led back to when the form was sent without scripts. */
  results: { done: string; failed: string };
  /** Where the message goes when there are no scripts. */
  action: string;
  /** A field that people never meet. What fills it in is a machine; its value is sent with the others. */
  trap?: { name: string; label: string } | undefined;
  /** All values by name, without the spaces around them. Only called when every field is right. */
  onSend: (values: Readonly<Record<string, string>>) => void;
  /** What stands in the fields by now, whenever that changes, so that it can outlast the form. */
  onDraft?: ((values: Readonly<Record<string, string>>) => void) | undefined;
  /** The names of the fields that kept it from being sent, in their order. */
  onRefuse?: ((names: readonly string[]) => void) | undefined;
  /** The visitor wants back what was typed: hand the values of the last `onSend` in as `values`. */
  onRestore: () => void;
}

type Complaint = 'required' | 'invalid';

/**
 * Asks for a message. What a field needs is said once, by the field: the browser holds to it where scripts are off,
 * and the form itself, in the page's words, where they run.
 */
export function ContactForm({
  fields,
  values,
  errors,
  state,
  labels,
  messages,
  results,
  action,
  trap,
  onSend,
  onDraft,
  onRefuse,
  onRestore,
  className = '',
  ...rest
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [complaints, setComplaints] = useState<ReadonlyMap<string, Complaint>>(new Map());
  const [refusals, setRefusals] = useState(0);
  const sending = state === 'sending';
  const paired = fields.filter(({ multiline }) => !multiline);
  const alone = paired.length % 2 ? paired.at(-1) : undefined;

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (state === 'done' || state === 'failed') form.current?.reset();
  }, [state]);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors, refusals]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const found = complaintsAbout(fields, event.currentTarget);
    setComplaints(found);
    if (found.size) {
      setRefusals(refusals + 1);
      onRefuse?.([...found.keys()]);
    } else onSend(valuesOf(event.currentTarget));
  }

  /** A complaint goes as soon as it is met, and comes only with the next try. */
  function reconsider() {
    if (!form.current) return;
    onDraft?.(valuesOf(form.current));
    if (!complaints.size) return;
    const left = complaintsAbout(fields, form.current);
    setComplaints(new Map([...complaints].filter(([name, complaint]) => left.get(name) === complaint)));
  }

  function restore() {
    form.current?.reset();
    onRestore();
    // The button is about to go, and must not take the focus with it.
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <form
      {...rest}
      ref={form}
      action={action}
      method="post"
      onSubmit={send}
      onInput={reconsider}
      className={`@container ${className}`}
    >
      <div className="grid items-start gap-x-5 gap-y-6 @lg:grid-cols-2">
        {fields.map((field) => {
          const { name, label, required, invalid, type, pattern, multiline, ...native } = field;
          const complaint = complaints.get(name);
          const shared = {
            ...native,
            name,
            label,
            required: Boolean(required),
            remark: required ? undefined : labels.optional,
            error: (complaint && field[complaint]) ?? errors?.[name],
            defaultValue: values?.[name],
            readOnly: sending,
            className: multiline || field === alone ? '@lg:col-span-2' : undefined,
          };
          return multiline ? (
            <TextArea key={name} {...shared} />
          ) : (
            <Field key={name} {...shared} type={type} pattern={pattern} />
          );
        })}
      </div>
      {trap && (
        <label className="hidden">
          {trap.label} <input name={trap.name} tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <div className="mt-8 flex flex-wrap gap-x-5 gap-y-3">
        <Button type="submit" size="lg" loading={sending} className="self-start">
          {labels.submit}
        </Button>
        <div className="flex min-h-12 grow basis-56 flex-col items-start justify-center gap-3">
          <FormStatus state={state} messages={messages} results={results} />
          {state === 'failed' && (
            <Button variant="outline" onClick={restore}>
              {labels.restore}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function complaintsAbout(fields: readonly ContactField[], form: HTMLFormElement) {
  const complaints = new Map<string, Complaint>();
  for (const { name, required, invalid } of fields) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    // Spaces alone are enough for a browser, and not for a reader.
    if (!control.value.trim()) {
      if (required) complaints.set(name, 'required');
    } else if (invalid && !control.validity.valid) complaints.set(name, 'invalid');
  }
  return complaints;
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
}
