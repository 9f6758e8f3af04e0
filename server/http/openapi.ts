import { STATUS_CODES } from 'node:http';
import type { Schema } from 'yup';
import type { FileSchemas, Upload } from '@contract/endpoint';
import { type ApiErrorCode, statusOf } from '@contract/problem';
import { STEP_UP_FIELD, STEP_UP_MINUTES } from '@contract/rules/stepUp';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import type { BoundEndpoint } from './api';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema';

const problem = {
  type: 'object',
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened and what to do.' },
    code: { enum: Object.keys(statusOf) },
    message: { type: 'string', description: 'The same as detail.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string', description: 'Names this call in the log of the server.' },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'message'],
};

/** The OpenAPI 3.1 document of these endpoints: nothing in it is written by hand twice. */
export const openApiOf = (endpoints: readonly BoundEndpoint[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Fieldgate product API',
    version: '1',
    description:
      'Money is whole cents, quantities and prices are decimals as text, days are YYYY-MM-DD. ' +
      'Lengths of text count UTF-16 units. ' +
      `A call with the header ${VIEW_AS_HEADER} belongs to a view as a customer, and may only read.`,
  },
  paths: pathsOf(endpoints),
  components: {
    schemas: { Problem: problem },
    securitySchemes: {
      idToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The ID token of the user pool.',
      },
    },
  },
});

function pathsOf(endpoints: readonly BoundEndpoint[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return paths;
}

function operationOf(endpoint: BoundEndpoint) {
  const { open = false, schemas } = endpoint;
  const begins = 'begins' in endpoint && endpoint.begins === true;
  const refused: ApiErrorCode[] = [
    ...(open ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(schemas.params || schemas.query ? (['invalid', 'not-found'] as const) : []),
    'broken',
  ];
  return {
    summary: schemas.summary,
    ...(endpoint.recentProof && {
      description: `Takes a sign-in that is no older than ${STEP_UP_MINUTES} minutes; an older one is refused with 403 and \`fields.${STEP_UP_FIELD}\`.`,
    }),
    security: open ? [] : [{ idToken: [] }],
    parameters: [
      ...parametersOf('path', schemas.params),
      ...parametersOf('query', schemas.query),
      ...('keyed' in endpoint && endpoint.keyed ? [idempotencyKey] : []),
    ],
    ...('body' in schemas && schemas.body && { requestBody: bodyOf(schemas.body) }),
    ...('accepts' in endpoint && { requestBody: fileBodyOf(endpoint) }),
    responses: {
      [begins ? 202 : 200]: {
        description: begins ? 'Begun; it goes on after this answer' : 'OK',
        content: 'produces' in schemas ? filesOf(schemas) : jsonOf(schemas.response),
      },
      ...Object.fromEntries(refused.map((code) => [statusOf[code], problemOf(code)])),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined): object[] {
  if (!schema) return [];
  const { properties, required } = jsonSchemaOf(schema) as {
    properties: Record<string, JsonSchema>;
    required: string[];
  };
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};

const bodyOf = (schema: Schema) => ({ required: true, content: jsonOf(schema) });
const jsonOf = (schema: Schema) => ({ 'application/json': { schema: jsonSchemaOf(schema) } });
const fileBodyOf = ({ accepts }: Pick<Upload, 'accepts'>) => ({
  required: true,
  content: { [accepts]: { schema: { type: 'string', format: 'binary' } } },
});
const filesOf = ({ produces }: FileSchemas) =>
  Object.fromEntries(Object.values(produces).map((type) => [type, { schema: { type: 'string' } }]));
const problemOf = (code: ApiErrorCode) => ({
  description: STATUS_CODES[statusOf[code]],
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
