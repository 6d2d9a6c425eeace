import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { FormStatus, type FormState } from '../form-status/index.ts';
import { TextArea } from '../text-area/index.ts';

export interface ContactField {
  /** Name of the value in the submitted data. */
  name: string;
  label: string;
  /** Error message for an empty field. Without it, the field is optional and its label says so. */
  required?: string | undefined;
  /** Error message for a value that does not match `type` or `pattern`. The form checks them only if it is set. */
  invalid?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** Regular expression for the whole value of a one-line field. Also checked without JavaScript. */
  pattern?: string | undefined;
  /** What browsers may fill in automatically, such as `name` or `email`. */
  autoComplete?: string | undefined;
  hint?: string | undefined;
  maxLength?: number | undefined;
  /** Renders a `TextArea` in the full width instead of a `Field`. @default false */
  multiline?: boolean | undefined;
}

type Texts = Readonly<Record<string, string | undefined>>;

type OwnForm = Omit<
  ComponentProps<'form'>,
  'results' | 'action' | 'method' | 'ref' | 'onSubmit' | 'onInput' | 'children'
>;

export interface ContactFormProps extends OwnForm {
  /** One-line fields are in two columns where there is room. */
  fields: readonly ContactField[];
  /** Default values by field name, which a reset restores. Changes do not overwrite what a visitor has typed. */
  values?: Texts | undefined;
  /** Other errors by field name, such as those of the server. A new object focuses the first invalid field. */
  errors?: Texts | undefined;
  /** `done` and `failed` reset the form. */
  state: FormState;
  labels: {
    submit: string;
    /** Note beside the label of an optional field. */
    optional: string;
    /** Label of the button that appears if `state` is `failed`, and calls `onRestore`. */
    restore: string;
  };
  /** Status messages, announced by screen readers. `sending` is shown in the button, the others beside it. */
  messages: { sending: string; done: string; failed: string };
  /** IDs of the messages. Without JavaScript, the server redirects to the fragment of one of them. */
  results: { done: string; failed: string };
  /** URL that the form is sent to without JavaScript. */
  action: string;
  /** Honeypot: a hidden field that only bots fill in. Its value is sent with the others. */
  trap?: { name: string; label: string } | undefined;
  /** Called with the trimmed values by field name when the form is submitted and all fields are valid. */
  onSend: (values: Readonly<Record<string, string>>) => void;
  /** Called with the current values on every input, for example to save a draft. */
  onDraft?: ((values: Readonly<Record<string, string>>) => void) | undefined;
  /** Called with the names of the invalid fields, in their order, when they prevent a submission. */
  onRefuse?: ((names: readonly string[]) => void) | undefined;
  /** Called when the visitor wants the input back. Set `values` to the values of the last `onSend`. */
  onRestore: () => void;
}

type Complaint = 'required' | 'invalid';

/**
 * A form for a message. It validates the fields and shows your error messages. Without JavaScript, the browser
 * validates them by the same attributes.
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

  /** Removes errors that have been corrected. New errors appear only with the next submission. */
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
    // The focused button is about to be removed, so move the focus to the first field.
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
        <Button
          type="submit"
          size="lg"
          loading={sending}
          loadingLabel={messages.sending}
          className="self-start"
        >
          {labels.submit}
        </Button>
        <div className="flex min-h-12 grow basis-56 flex-col items-start justify-center gap-3">
          {/* The button shows the sending message, so here it is only announced. */}
          <div className={sending ? 'sr-only' : undefined}>
            <FormStatus state={state} messages={messages} results={results} />
          </div>
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
    // The `required` attribute accepts a value of spaces only.
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
