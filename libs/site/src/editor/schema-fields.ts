import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { toWords, type Label } from './editor-labels.ts';

/** What the editor has to know of a schema. Valibot has the same properties in its types, but not for any schema. */
const described = v.looseObject({
  type: v.string(),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  entries: v.optional(v.record(v.string(), v.unknown())),
  options: v.optional(v.array(v.unknown())),
  default: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.looseObject({ type: v.string(), pipe: v.optional(v.array(v.unknown())) }))),
});

interface FieldOptions {
  label: Label;
  /** Texts differ between the languages of an entry, and other values do not. Facts have no languages. */
  translated: boolean;
}

/** The fields of the editor for an object, from its schema. */
export const schemaFields = (schema: unknown, options: FieldOptions): Field[] =>
  Object.entries(v.parse(described, schema).entries ?? {}).map(([name, inner]) =>
    schemaField(name, inner, options),
  );

function schemaField(name: string, schema: unknown, options: FieldOptions): Field {
  const { label, translated } = options;
  const outer = v.parse(described, schema);
  const required = outer.wrapped === undefined;
  const inner = required ? schema : outer.wrapped;
  const { type, item, options: choices } = v.parse(described, inner);
  const steps = listSteps(inner);
  const has = (step: string) => steps.some((candidate) => candidate.type === step);
  const hint = label(`hints.${name}`);
  const base = {
    name,
    label: label(`fields.${name}`) ?? toWords(name),
    required,
    ...(hint !== undefined && { hint }),
  };
  const same = { ...base, ...(translated && { i18n: 'duplicate' as const }) };
  const own = { ...base, ...(translated && { i18n: true }) };
  if (has('iso_date')) return { ...same, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  switch (type) {
    case 'boolean':
      return { ...same, widget: 'boolean', required: false, default: outer.default === true };
    case 'number':
      return {
        ...same,
        // Of anything but a number, Sveltia CMS keeps nothing, and would say that the field is required. The schema says
        // that it needs a number.
        required: false,
        widget: 'number',
        value_type: has('integer') ? 'int' : 'float',
        step: has('integer') ? 1 : 0.01,
      };
    case 'picklist':
      return { ...same, widget: 'select', options: listChoices(choices, label) };
    case 'array': {
      const each = v.parse(described, item);
      return each.type === 'picklist'
        ? { ...same, widget: 'select', multiple: true, options: listChoices(each.options, label) }
        : { ...own, widget: 'list', fields: schemaFields(item, options) };
    }
    case 'strict_object':
    case 'object':
      // Sveltia CMS adds an optional object in each language on its own, unless it is the same in all. Its fields are not.
      return { ...(required ? own : same), widget: 'object', fields: schemaFields(inner, options) };
    case 'string':
      if (hasMetadata(steps, 'picture')) return { ...same, widget: 'picture' };
      return { ...own, widget: hasMetadata(steps, 'multiline') ? 'text' : 'string' };
    default:
      throw new Error(`The editor has no field for "${name}", whose schema is "${type}".`);
  }
}

interface Step {
  type: string;
  metadata?: unknown;
}

/** The steps of a pipe, and of the pipes in it. */
const listSteps = (schema: unknown): Step[] =>
  (v.parse(described, schema).pipe ?? []).flatMap((step): Step[] => (step.pipe ? listSteps(step) : [step]));

const hasMetadata = (steps: readonly Step[], name: 'picture' | 'multiline') =>
  steps.some(({ metadata }) => v.is(v.object({ [name]: v.literal(true) }), metadata));

const listChoices = (choices: readonly unknown[] = [], label: Label) =>
  choices.map(String).map((value) => ({ value, label: label(`choices.${value}`) ?? toWords(value) }));
