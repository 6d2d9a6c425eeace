import type { TranslationKey } from '@studio/i18n';
import { headed, titled, type Headed, type Section, type Titled } from '../facts.ts';
import { answerHours } from '../figures.ts';
import type { Closing, Page } from '../page.ts';

export interface MessageField {
  /** The name of the form control. `companyName` is sent as `company`. */
  name: 'name' | 'email' | 'phone' | 'companyName' | 'subject' | 'message';
  /** The `autocomplete` attribute, which lets browsers fill in the field. */
  autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  type?: 'email' | 'tel';
  label: TranslationKey;
  /** The error message of an empty field. A field without it is optional. */
  required?: TranslationKey;
  invalid?: TranslationKey;
  hint?: TranslationKey;
  /** Renders a field with several lines. @default false */
  multiline?: boolean;
  /** Is as wide as the form. @default false */
  wide?: boolean;
}

export const contact = {
  values: { hours: answerHours },
  hero: headed('contact:hero'),
  form: {
    ...headed('contact:form'),
    fields: [
      {
        name: 'name',
        autoComplete: 'name',
        label: 'contact:form.name.label',
        required: 'contact:form.name.required',
      },
      {
        name: 'email',
        type: 'email',
        autoComplete: 'email',
        label: 'contact:form.email.label',
        required: 'contact:form.email.required',
        invalid: 'contact:form.email.invalid',
      },
      {
        name: 'subject',
        label: 'contact:form.subject.label',
        required: 'contact:form.subject.required',
        wide: true,
      },
      {
        name: 'message',
        label: 'contact:form.message.label',
        hint: 'contact:form.message.hint',
        required: 'contact:form.message.required',
        multiline: true,
      },
      { name: 'phone', type: 'tel', autoComplete: 'tel', label: 'contact:form.phone.label' },
      { name: 'companyName', autoComplete: 'organization', label: 'contact:form.companyName.label' },
    ],
    optional: 'contact:form.optional',
    tooLong: 'contact:form.tooLong',
    tooMany: 'contact:form.tooMany',
    characters: 'contact:form.characters',
    honeypot: 'contact:form.honeypot',
    submit: 'contact:form.submit',
    sending: 'contact:form.sending',
    /** In the postmark of the letter. */
    postmark: 'contact:form.postmark',
    answer: 'contact:form.answer',
    answerBy: 'contact:form.answerBy',
    success: 'contact:form.success',
    error: 'contact:form.error',
    interrupted: 'contact:form.interrupted',
    restore: 'contact:form.restore',
  },
  /** The subject of an enquiry about a plan. */
  planSubject: 'contact:subjects.plan',
  yearlyPlanSubject: 'contact:subjects.yearlyPlan',
  info: {
    ...headed('contact:info'),
    whatsapp: 'contact:info.whatsapp',
    codeLoading: 'contact:info.codeLoading',
    codeFailed: 'contact:info.codeFailed',
    time: 'contact:info.time',
  },
  next: {
    title: 'contact:next.title',
    items: [
      titled('contact:next.today'),
      { ...titled('contact:next.answer'), values: { hours: answerHours } },
      titled('contact:next.call'),
    ],
  },
  close: {
    ...titled('contact:close'),
    action: { label: 'common:actions.ourServices', href: '/services' },
  },
} as const satisfies Page & {
  form: Headed & { fields: readonly MessageField[]; optional: TranslationKey } & Record<
      | 'tooLong'
      | 'tooMany'
      | 'characters'
      | 'honeypot'
      | 'submit'
      | 'sending'
      | 'postmark'
      | 'answer'
      | 'answerBy'
      | 'success'
      | 'error'
      | 'interrupted'
      | 'restore',
      TranslationKey
    >;
  planSubject: TranslationKey;
  yearlyPlanSubject: TranslationKey;
  info: Headed & Record<'whatsapp' | 'codeLoading' | 'codeFailed' | 'time', TranslationKey>;
  next: Section<Titled>;
  close: Closing;
};
