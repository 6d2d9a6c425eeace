import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { describeApi } from './openapi.ts';

describe('the OpenAPI description', () => {
  it('is valid', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...describeApi() });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('lists every field of the contract with its limits', () => {
    const { ContactRequest, NewsletterRequest } = describeApi().components.schemas;
    expect(ContactRequest.required).toEqual(['name', 'email', 'subject', 'message']);
    expect(ContactRequest.properties).toMatchObject({
      name: { maxLength: 100 },
      message: { minLength: 1, maxLength: 5000 },
      company: { maxLength: 120 },
    });
    expect(NewsletterRequest.required).toEqual(['email']);
  });

  it('has no unresolved references', () => {
    const { components } = describeApi();
    const references = JSON.stringify(describeApi()).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining([...references].map(([, name]) => name)),
    );
  });
});
