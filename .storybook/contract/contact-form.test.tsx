import {
  Checkbox,
  ContactForm,
  RadioGroup,
  Select,
  type ContactField,
  type ContactFormProps,
} from '@studio/ui';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

/* A contact form with other controls than text fields. */

const options = [
  { value: '', label: 'Choose' },
  { value: 'shop', label: 'A shop' },
];

const fields: readonly ContactField[] = [
  {
    name: 'topic',
    label: 'Topic',
    requiredMessage: 'Choose a topic',
    render: (props) => <Select {...props} options={options} />,
  },
  {
    name: 'budget',
    label: 'Budget',
    requiredMessage: 'Choose a budget',
    render: (props) => (
      <RadioGroup
        {...props}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
      />
    ),
  },
  {
    name: 'terms',
    label: 'Terms',
    requiredMessage: 'Accept the terms',
    render: ({ defaultValue, ...props }) => <Checkbox {...props} defaultChecked={defaultValue === 'on'} />,
  },
];

const onSubmit = vi.fn<ContactFormProps['onSubmit']>();
const onInvalid = vi.fn<(names: readonly string[]) => void>();

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.clearAllMocks();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function render(props: Partial<ContactFormProps> = {}) {
  flushSync(() => {
    root.render(
      <ContactForm
        fields={fields}
        state="idle"
        submitLabel="Send"
        optionalLabel="optional"
        restoreLabel="Restore"
        messages={{ sending: 'Sending', done: 'Sent', failed: 'Failed' }}
        doneId="done"
        action="/send"
        onSubmit={onSubmit}
        onInvalid={onInvalid}
        onRestore={() => undefined}
        {...props}
      />,
    );
  });
}

function find(selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No element matches "${selector}".`);
  return element;
}

const errors = () =>
  [...container.querySelectorAll('[data-slot=field-error]')].map(({ textContent }) => textContent);

const fill = async () => {
  await userEvent.selectOptions(find('select'), 'shop');
  await userEvent.click(find('[value=large]'));
  await userEvent.click(find('[type=checkbox]'));
};

describe('a contact form with a select, radio buttons and a checkbox', () => {
  it('focuses the first invalid control, and removes each error when it is corrected', async () => {
    render();
    await userEvent.click(find('[type=submit]'));
    expect(onInvalid).toHaveBeenLastCalledWith(['topic', 'budget', 'terms']);
    expect(errors()).toEqual(['Choose a topic', 'Choose a budget', 'Accept the terms']);
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(find('select'));
    });
    await fill();
    await vi.waitFor(() => {
      expect(errors()).toEqual(['', '', '']);
    });
  });

  it('passes their values to onSubmit, and is empty after a failure', async () => {
    render();
    await fill();
    await userEvent.click(find('[type=submit]'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ topic: 'shop', budget: 'large', terms: 'on' });
    render({ state: 'failed' });
    await vi.waitFor(() => {
      expect(Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))).toEqual({
        topic: '',
      });
    });
    render({ values: { topic: 'shop', budget: 'large', terms: 'on' } });
    await vi.waitFor(() => {
      expect(Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))).toEqual({
        topic: 'shop',
        budget: 'large',
        terms: 'on',
      });
    });
  });

  it('focuses the first control with an error of the server', async () => {
    render();
    await fill();
    render({ errors: { budget: 'Too small' } });
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(find('[value=small]'));
    });
    await userEvent.click(find('[value=small]'));
    expect(errors()).toEqual(['', '', '']);
  });

  it('is validated and sent by the browser without JavaScript', () => {
    render();
    for (const selector of ['select[name=topic]', '[type=radio][name=budget]', '[type=checkbox][name=terms]'])
      expect(find(selector).hasAttribute('required'), selector).toBe(true);
  });
});
