import { cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Button,
  Footer,
  Header,
  Hero,
  Illustration,
  Link,
  Logo,
  NewsletterForm,
  SkipLink,
  studioDrawing,
  TextField,
  Toaster,
} from './index.ts';
import * as ui from './index.ts';

const nothing = () => undefined;

/** Every component in its plainest form, under its name. */
const components = {
  Button: <Button>Send</Button>,
  Footer: (
    <Footer
      about="A studio"
      newsletter={null}
      languagesLabel="Language"
      languages={[{ code: 'en', label: 'English', href: '/en' }]}
      language="en"
      copyright="© 2026"
    />
  ),
  Header: <Header name="Studio" homeLabel="Home" />,
  Hero: <Hero title="Small studio." lead="Built here." actions={null} />,
  Illustration: <Illustration drawing={studioDrawing} />,
  Link: <Link href="/faq">Questions</Link>,
  Logo: <Logo />,
  NewsletterForm: (
    <NewsletterForm
      title="Letters"
      lead="Once a month"
      emailLabel="E-mail"
      submitLabel="Subscribe"
      action="/subscribe"
      state="idle"
      messages={{ sending: 'Sending', done: 'Thank you', failed: 'Not sent' }}
      results={{ done: 'sent', failed: 'not-sent' }}
      onSend={nothing}
    />
  ),
  SkipLink: <SkipLink href="#content">Skip to content</SkipLink>,
  TextField: <TextField label="Name" />,
};

it('every component of the library is in this list', () => {
  const exported = Object.entries(ui).filter(
    ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name),
  );
  const names = exported.map(([name]) => name).filter((name) => !['LinkProvider', 'Toaster'].includes(name));
  expect(Object.keys(components).sort()).toEqual(names.sort());
});

describe.each(Object.entries(components))('%s', (_, component) => {
  it('is drawn on the server', () => {
    expect(renderToStaticMarkup(component)).toMatch(/^<\w/);
  });

  it('passes on what it does not use, such as an id', () => {
    const marked = cloneElement<{ id?: string; 'data-mark'?: string }>(component, {
      id: 'one',
      'data-mark': 'two',
    });
    const html = renderToStaticMarkup(marked);
    expect(html).toMatch(/\sid="one"/);
    expect(html).toMatch(/\sdata-mark="two"/);
  });

  it('needs no style attribute, which a strict policy refuses', () => {
    expect(renderToStaticMarkup(component)).not.toMatch(/\sstyle=/);
  });
});

describe('Toaster', () => {
  it('puts nothing into a page before the first toast', () => {
    expect(renderToStaticMarkup(<Toaster label="Notices" />)).toBe('');
  });
});
