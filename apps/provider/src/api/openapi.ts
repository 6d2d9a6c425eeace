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

/** The contract as OpenAPI: https://spec.openapis.org/oas/v3.1.1.html */
export function describeApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Studio provider',
      version: '1.0.0',
      description: 'The API of the site. Forms may also be sent as application/x-www-form-urlencoded.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths: {
      [endpoints.contact]: {
        post: {
          operationId: 'sendContact',
          summary:
            'Sends a message. An identical message within ten minutes, or with the same key, is stored once.',
          ...jsonBody({ allOf: [ref('ContactRequest'), ref('ContactExtras')] }),
          responses: {
            201: jsonResponse('Stored on disk.', 'Created'),
            ...errorResponses(400, 403, 413, 415, 429, 503),
          },
        },
      },
      [endpoints.newsletter]: {
        post: {
          operationId: 'subscribe',
          summary: 'Subscribes an address to the newsletter. A known address gets the same response.',
          ...jsonBody(ref('NewsletterRequest')),
          responses: {
            201: jsonResponse('Stored on disk.', 'Created'),
            ...errorResponses(400, 403, 413, 415, 429, 503),
          },
        },
      },
      [`${endpoints.nameCard}/{person}`]: {
        get: {
          operationId: 'getNameCard',
          summary:
            'A QR code that opens the WeChat link of a person, or else adds them to the address book of a phone.',
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
              description: 'The image.',
              content: { 'image/svg+xml': { schema: { type: 'string' } } },
            },
            ...errorResponses(400, 404, 429),
          },
        },
      },
      '/locales/{lng}/{ns}.json': {
        get: {
          operationId: 'getTranslations',
          summary: 'The translations of a namespace.',
          parameters: [
            { ...parameter('path', 'lng', { type: 'string' }), required: true },
            { ...parameter('path', 'ns', { type: 'string' }), required: true },
          ],
          responses: {
            200: {
              description: 'The texts by key.',
              content: { 'application/json': { schema: { type: 'object' } } },
            },
            404: { description: 'Unknown language or namespace.' },
          },
        },
      },
    },
    components: {
      schemas: {
        ContactRequest: formSchemaOf(contactRequest),
        ContactExtras: schemaOf(contactExtras),
        NewsletterRequest: formSchemaOf(newsletterRequest),
        Created: schemaOf(createdAnswer),
        Refused: schemaOf(refusedAnswer),
      },
    },
  };
}

/** A schema of the contract as JSON Schema. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    // JSON Schema cannot express transformations of the input.
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return described;
}

/** Adds length limits and required fields, which the contract expresses as checks that JSON Schema cannot represent. */
function formSchemaOf(schema: GenericSchema): JsonSchema {
  const { properties = {}, ...described } = schemaOf(schema);
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    required: typeof field === 'object' && field.minLength !== undefined,
    field: { ...(typeof field === 'object' && field), ...maxLengthOf(name) },
  }));
  return {
    ...described,
    properties: Object.fromEntries(fields.map(({ name, field }) => [name, field])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

const maxLengths: Readonly<Record<string, number>> = limits;

function maxLengthOf(field: string): { maxLength?: number } {
  const maxLength = maxLengths[field];
  return maxLength === undefined ? {} : { maxLength };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const parameter = (location: string, name: string, schema: object) => ({ in: location, name, schema });

const jsonBody = (schema: object) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});

const jsonResponse = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: ref(schema) } },
});

const errorDescriptions = {
  400: 'Some of the input is invalid.',
  403: 'The request comes from another origin.',
  404: 'Unknown person.',
  413: 'The body is too large.',
  415: 'The content type is not supported.',
  429: 'Too many requests. Retry-After says when to try again.',
  503: 'The data could not be stored. Retry-After says when to try again.',
} as const;

const errorResponses = (...codes: (keyof typeof errorDescriptions)[]) =>
  Object.fromEntries(codes.map((code) => [code, jsonResponse(errorDescriptions[code], 'Refused')]));
