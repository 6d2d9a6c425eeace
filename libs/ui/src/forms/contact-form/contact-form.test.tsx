import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactForm } from './contact-form.tsx';

const html = renderToStaticMarkup(
  <ContactForm
    fields={[
      { name: 'email', label: 'Email', requiredMessage: 'Missing', type: 'email', pattern: '.+@.+' },
      { name: 'message', label: 'Message', multiline: true },
    ]}
    state="idle"
    submitLabel="Send"
    optionalLabel="optional"
    restoreLabel="Restore"
    messages={{ sending: 'Sending', done: 'Sent', failed: 'Failed' }}
    doneId="done"
    action="/send"
    honeypot={{ name: 'website', label: 'Leave this empty' }}
    onSubmit={() => undefined}
    onRestore={() => undefined}
  />,
);

describe('the contact form without JavaScript', () => {
  it('is validated and sent by the browser', () => {
    expect(html).toMatch(/^<form (?=[^>]*action="\/send")[^>]*method="post"/);
    expect(html).not.toContain('novalidate');
    expect(html).toMatch(
      /<input (?=[^>]*type="email")(?=[^>]*pattern=".\+@.\+")(?=[^>]*required="")[^>]*name="email"/,
    );
    expect(html).not.toMatch(/<textarea [^>]*required/);
  });

  it('has the message that the server redirects to', () => {
    expect(html).toMatch(/<div id="done" [^>]*data-state="done"/);
  });

  it('hides the honeypot', () => {
    expect(html).toMatch(/<label hidden=""><span>Leave this empty<\/span> <input [^>]*name="website"/);
  });
});
