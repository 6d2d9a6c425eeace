import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactRequest, limits, newsletterRequest } from './contract.ts';

const errors = (body: unknown) => {
  const { issues } = v.safeParse(newsletterRequest, body, { abortPipeEarly: true });
  return issues?.map(({ message }) => message) ?? [];
};

describe('a newsletter sign-up', () => {
  it.each(['a@b', 'name@example.com', '  name@example.com  ', '名字@例子.中国'])(
    'is accepted for %j',
    (email) => {
      expect(errors({ email })).toEqual([]);
    },
  );

  it('is kept without the spaces around the address', () => {
    expect(v.parse(newsletterRequest, { email: ' a@b.co\n' })).toEqual({ email: 'a@b.co' });
  });

  it.each([
    ['required', undefined],
    ['required', null],
    ['required', 7],
    ['required', ' '],
    ['email', 'name'],
    ['email', 'na me@example.com'],
    ['email', '<a@b.co>'],
    ['email', 'a,b@c.d'],
    ['email', 'a@b@c.d'],
    ['characters', 'a@b.co\r\nBcc: c@d.co'],
    ['characters', 'a\u0000@b.co'],
    ['long', `${'a'.repeat(250)}@b.co`],
  ])('is refused as "%s" for %j', (error, email) => {
    expect(errors({ email })).toEqual([error]);
  });
});

const contact = { name: 'Ada', email: 'ada@example.com', subject: 'A shop', message: 'We sell tea.' };

function fieldErrors(fields: object): Record<string, string> {
  const { issues } = v.safeParse(contactRequest, { ...contact, ...fields }, { abortPipeEarly: true });
  return Object.fromEntries(issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]) ?? []);
}

describe('a message', () => {
  it('needs neither a phone nor a company', () => {
    expect(v.parse(contactRequest, contact)).toEqual({ ...contact, phone: '', company: '' });
  });

  it.each(['name', 'email', 'subject', 'message'])('needs a %s', (field) => {
    expect(fieldErrors({ [field]: ' ' })).toEqual({ [field]: 'required' });
    expect(fieldErrors({ [field]: undefined })).toEqual({ [field]: 'required' });
    expect(fieldErrors({ [field]: ['x'] })).toEqual({ [field]: 'required' });
    for (const blank of ['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\u061c \u180e', '\u{1d159}\u{e0020}'])
      expect(fieldErrors({ [field]: blank })).toEqual({ [field]: 'required' });
  });

  it.each(['a.b_c%d+e-f@example.co', 'A@B.CA', '1@2.example.museum'])('can come from %s', (email) => {
    expect(fieldErrors({ email })).toEqual({});
  });

  it.each(['a@b', 'a b@c.de', 'a@b.c', '@b.de', 'a@b.de, c@d.ef', '名字@例子.中国', 'a@b.d3'])(
    'cannot come from %s',
    (email) => {
      expect(fieldErrors({ email })).toEqual({ email: 'email' });
    },
  );

  it.each(Object.entries(limits).filter(([field]) => field !== 'email'))(
    'holds a %s of %d characters, and not one more, whatever their bytes',
    (field, limit) => {
      expect(fieldErrors({ [field]: '湖'.repeat(limit) })).toEqual({});
      expect(fieldErrors({ [field]: '🍁'.repeat(limit) })).toEqual({});
      expect(fieldErrors({ [field]: '湖'.repeat(limit + 1) })).toEqual({ [field]: 'long' });
    },
  );

  it.each(['a\nb', 'a\u0000b', 'a\u001b[31mb', 'a\u0085b', 'a\u2028b'])(
    'has no line end and no command in one line: %j',
    (name) => {
      expect(fieldErrors({ name })).toEqual({ name: 'characters' });
    },
  );

  it('keeps its lines, and loses what cannot be seen', () => {
    const { name, message } = v.parse(contactRequest, {
      ...contact,
      name: '\u202eevil\u200b 陳小姐 👩‍💻',
      message: 'one\r\ntwo\u2028\tthree',
    });
    expect(name).toBe('evil 陳小姐 👩‍💻');
    expect(message).toBe('one\ntwo\n\tthree');
  });

  it.each(Object.keys(limits))('is read at once, whatever stands in its %s', (field) => {
    const startedAt = performance.now();
    for (const text of ['a'.repeat(100_000), '@'.repeat(100_000), `${'a.'.repeat(50_000)}@`])
      fieldErrors({ [field]: text });
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
