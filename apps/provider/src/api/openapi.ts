import {
  contactExtras,
  contactRequest,
  createdAnswer,
  endpoints,
  limits,
  newsletterRequest,
  refusedAnswer,
} from '@studio/api-client/contract';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The contract as other programs read it: https://spec.openapis.org/oas/v3.1.1.html */
export function describeApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Studio provider',
      version: '1.0.0',
      description:
        'What the pages of the site ask for. Forms may also be sent as application/x-www-form-urlencoded.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths: {
      [endpoints.contact]: {
        post: {
          operationId: 'sendContact',
          summary: 'Sends a message. The same message within ten minutes is kept once.',
          ...takes({ allOf: [ref('ContactRequest'), ref('ContactExtras')] }),
          responses: { 201: answer('It is on disk.', 'Created'), ...refusals(400, 403, 413, 415, 429, 503) },
        },
      },
      [endpoints.newsletter]: {
        post: {
          operationId: 'subscribe',
          summary: 'Signs an address up for the newsletter. A known address gets the same answer.',
          ...takes(ref('NewsletterRequest')),
          responses: { 201: answer('It is on disk.', 'Created'), ...refusals(400, 403, 413, 415, 429, 503) },
        },
      },
      [`${endpoints.nameCard}/{person}`]: {
        get: {
          operationId: 'getNameCard',
          summary: 'A code that a phone scans to keep a person in its address book.',
          parameters: [
            { ...parameter('path', 'person', { type: 'string' }), required: true },
            parameter('query', 'color', {
              type: 'string',
              pattern: '^#?[0-9A-Fa-f]{6}$',
              default: '#000000',
            }),
            parameter('query', 'transparent', { type: 'boolean', default: false }),
          ],
          responses: {
            200: {
              description: 'The picture.',
              content: { 'image/svg+xml': { schema: { type: 'string' } } },
            },
            ...refusals(400, 404, 429),
          },
        },
      },
      '/locales/{lng}/{ns}.json': {
        get: {
          operationId: 'getWords',
          summary: 'The words of a page in a language.',
          parameters: [
            { ...parameter('path', 'lng', { type: 'string' }), required: true },
            { ...parameter('path', 'ns', { type: 'string' }), required: true },
          ],
          responses: {
            200: {
              description: 'The words by their keys.',
              content: { 'application/json': { schema: { type: 'object' } } },
            },
            404: { description: 'There is no such language, or no such file of words.' },
          },
        },
      },
    },
    components: {
      schemas: {
        ContactRequest: formOf(contactRequest),
        ContactExtras: schemaOf(contactExtras),
        NewsletterRequest: formOf(newsletterRequest),
        Created: schemaOf(createdAnswer),
        Refused: schemaOf(refusedAnswer),
      },
    },
  };
}

/** A schema of the contract, as JSON tells it. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    // What a schema of ours does to a text before it looks at it cannot be told in JSON.
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return described;
}

/** What a form must hold. Of lengths and of what is needed, the contract speaks in ways that JSON does not know. */
function formOf(schema: GenericSchema): JsonSchema {
  const { properties = {}, ...described } = schemaOf(schema);
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    needed: typeof field === 'object' && field.minLength !== undefined,
    field: { ...(typeof field === 'object' && field), ...lengthOf(name) },
  }));
  return {
    ...described,
    properties: Object.fromEntries(fields.map(({ name, field }) => [name, field])),
    required: fields.filter(({ needed }) => needed).map(({ name }) => name),
  };
}

const mostLetters: Readonly<Record<string, number>> = limits;

function lengthOf(field: string): { maxLength?: number } {
  const maxLength = mostLetters[field];
  return maxLength === undefined ? {} : { maxLength };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const parameter = (place: string, name: string, schema: object) => ({ in: place, name, schema });

const takes = (schema: object) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});

const answer = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: ref(schema) } },
});

const reasons = {
  400: 'Something in the request is not right.',
  403: 'A page of another site made the request.',
  404: 'There is no such person.',
  413: 'The body is too large.',
  415: 'The body is of another kind.',
  429: 'That was too often. Retry-After says when it will not be.',
  503: 'It could not be kept. Retry-After says when to try again.',
} as const;

const refusals = (...codes: (keyof typeof reasons)[]) =>
  Object.fromEntries(codes.map((code) => [code, answer(reasons[code], 'Refused')]));
