import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newsletterRequest } from './contract.ts';

const complaints = (body: unknown) => {
  const { issues } = v.safeParse(newsletterRequest, body, { abortPipeEarly: true });
  return issues?.map(({ message }) => message) ?? [];
};

describe('a newsletter sign-up', () => {
  it.each(['a@b', 'name@example.com', '  name@example.com  ', '名字@例子.中国'])(
    'is accepted for %j',
    (email) => {
      expect(complaints({ email })).toEqual([]);
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
    ['email', 'a@b.co\r\nBcc: c@d.co'],
    ['email', 'a\u0000@b.co'],
    ['long', `${'a'.repeat(250)}@b.co`],
  ])('is refused as "%s" for %j', (complaint, email) => {
    expect(complaints({ email })).toEqual([complaint]);
  });
});
