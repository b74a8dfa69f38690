// The OpenAPI 3.1 document of every call, made from the same schemas that check them.

import { z } from 'zod'
import { type RefusalName, refusals } from '../core/refusal.ts'
import {
  appNameHeader,
  commonParams,
  idempotencyKeyHeader,
  markerHeader,
  merchantNumberHeader,
} from './common-params.ts'
import { type Endpoint, isOpen, type Method, mediaTypeOf, refusalsBefore } from './endpoint.ts'
import { endpointList } from './endpoints.ts'
import { codes, refusalCodes, refusalStatuses, saysSuccess } from './envelope.ts'
import { unattendedHeader } from './page-headers.ts'
import { partnerOperations } from './partner-openapi.ts'
import { webhookBody, webhookHeaders, webhookMaxBytes, webhookTypes } from './webhook.ts'
import { wireFields } from './wire.ts'

type Json = Record<string, unknown>

/** JSON Schema of a schema's wire side, without the dialect line. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json
  return rest
}

/** What a refusal says beside its words: the fields that are wrong, or nothing. */
const detail: Json = {
  anyOf: [{ type: 'null' }, { type: 'object', properties: { fields: { type: 'array', items: { type: 'string' } } } }],
}

function parameter(
  name: string,
  place: 'query' | 'header' | 'path',
  schema: Json,
  required: boolean,
  description?: string,
): Json {
  return { name, in: place, required, schema, ...(description === undefined ? {} : { description }) }
}

function commonParameters(): Json[] {
  const properties = (jsonSchema(commonParams).properties ?? {}) as Record<string, Json>
  return Object.entries(properties).map(([name, schema]) => parameter(name, 'query', schema, false))
}

/** Success with what the call promises, or a refusal by its code; nothing between them. */
function envelopeOf(endpoint: Endpoint, data: Json): Json {
  const flagged = 'success' in saysSuccess(endpoint.path, endpoint.success)
  const flag = (success: boolean): Json => (flagged ? { success: { const: success } } : {})
  const required = ['code', 'message', 'data', ...(flagged ? ['success'] : [])]
  const promised = endpoint.place === 'data' ? { data } : { [endpoint.place]: data }
  const success = {
    type: 'object',
    required: [...new Set([...required, endpoint.place])],
    properties: { code: { const: endpoint.success }, message: { type: 'string' }, ...flag(true), ...promised },
  }
  const declared = [...refusalsBefore(endpoint), ...endpoint.refusals]
  const codesOfRefusals = [...new Set(declared.filter(answersOk).map((name) => refusalCodes[name]))]
  const refusal = {
    type: 'object',
    required,
    properties: {
      code: { enum: codesOfRefusals },
      message: { type: 'string', minLength: 1 },
      data: detail,
      ...flag(false),
    },
  }
  return codesOfRefusals.length === 0 ? success : { anyOf: [success, refusal] }
}

const answersOk = (name: RefusalName): boolean => refusalStatuses[name] === undefined

/** The refusals of a call in order of precedence: code, name and when. Where several hold at once, the first is answered. */
function refusalsOf(endpoint: Endpoint): Json[] {
  return [...refusalsBefore(endpoint), ...endpoint.refusals].map(describedRefusal)
}

function describedRefusal(name: RefusalName): Json {
  return { code: refusalCodes[name], name, when: refusals[name] }
}

function operation(endpoint: Endpoint, method: Method): Json {
  const { additionalProperties, ...known } = jsonSchema(endpoint.input)
  const input: Json = endpoint.unknownFields === 'ignore' ? known : { ...known, additionalProperties }
  const inputFields = Object.entries((input.properties ?? {}) as Record<string, Json>)
  const required = new Set((input.required ?? []) as string[])
  const parameters = [
    ...commonParameters().filter(
      ({ name }) => method === 'POST' || wireFields(endpoint.input)[String(name)] === undefined,
    ),
    parameter(appNameHeader, 'header', { type: 'string', maxLength: 128 }, false),
    parameter(merchantNumberHeader, 'header', { type: 'string', maxLength: 128 }, false),
    ...(endpoint.access === 'public'
      ? []
      : [
          parameter(
            unattendedHeader.name,
            'header',
            { const: unattendedHeader.value },
            false,
            'Asked by a page itself, with nobody touching it: does not count as using the session.',
          ),
        ]),
    ...(method === 'POST' ? [parameter(markerHeader.name, 'header', { const: markerHeader.value }, true)] : []),
    ...(endpoint.keyed && method === 'POST'
      ? [
          parameter(
            idempotencyKeyHeader,
            'header',
            { type: 'string', minLength: 1, maxLength: 128 },
            false,
            'The same key and body bring the same answer; another body is refused.',
          ),
        ]
      : []),
    ...(method === 'GET'
      ? inputFields.map(([name, schema]) => parameter(name, 'query', schema, required.has(name)))
      : []),
  ]
  const content =
    endpoint.form === 'multipart'
      ? {
          'multipart/form-data': {
            schema: {
              ...input,
              properties: {
                ...(input.properties as Json | undefined),
                ...Object.fromEntries(endpoint.files.map((name) => [name, { type: 'string', format: 'binary' }])),
              },
            },
          },
        }
      : { 'application/x-www-form-urlencoded': { schema: input }, 'application/json': { schema: input } }
  const mediaType = mediaTypeOf(endpoint)
  const success =
    mediaType !== null
      ? { [mediaType]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelopeOf(endpoint, jsonSchema(endpoint.output)) } }
  const without = isOpen(endpoint)
    ? 'What was asked for needs a session, or the one that came has ended'
    : 'No session, or one that has ended'
  return {
    operationId: endpoint.methods.length > 1 ? `${endpoint.name}By${method}` : endpoint.name,
    summary: endpoint.summary,
    security: securityOf(endpoint),
    'x-refusals': refusalsOf(endpoint),
    parameters,
    ...(method === 'POST' ? { requestBody: { required: false, content } } : {}),
    responses: {
      200: { description: `Success (code ${endpoint.success}), or a refusal with another code`, content: success },
      400: problem(`Bad input (code ${codes.badInput}): the fields are named`),
      ...(endpoint.access === 'public' ? {} : { 401: problem(without) }),
      ...(method === 'POST' ? { 415: problem('A body that is neither a form nor JSON nor multipart') } : {}),
      413: problem(`A body that is too large (code ${codes.tooLarge})`),
      ...(endpoint.keyed ? { 422: problem('The key was used with another body') } : {}),
      429: problem('Too many calls: Retry-After says when'),
      500: problem('Our failure: a request id and nothing else'),
      503: problem(`Busy, or out of reach of the database (code ${codes.outOfReach}): Retry-After says when`),
    },
  }
}

function problem(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } }
}

/** What comes from a payment provider: it is signed in place of a session, and has no envelope. Not a call of the contract. */
function noticeOperation(): Json {
  const resultSchema = { type: 'object', required: ['result'], properties: { result: { type: 'string' } } }
  const result = (description: string): Json => ({
    description,
    content: { 'application/json': { schema: resultSchema } },
  })
  return {
    operationId: 'takePaymentNotice',
    summary: 'A notice of a payment provider, with its signature. The same event counts once, however often it comes',
    security: [],
    parameters: [
      parameter(
        'channel',
        'path',
        { type: 'string', minLength: 1 },
        true,
        'The channel, or the provider where it knows one address only',
      ),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', description: 'As the provider writes and signs it; its adapter reads it' },
        },
      },
    },
    responses: {
      200: result('Understood: booked, set aside for an officer, or known before'),
      400: {
        description: 'Signed, but unreadable; or an address or a body that is none (the fields are named)',
        content: {
          'application/json': { schema: { anyOf: [resultSchema, { $ref: '#/components/schemas/Problem' }] } },
        },
      },
      401: result('Not signed by the provider, or not within the last minutes'),
      404: result('No such channel'),
      413: problem(`A body that is too large (code ${codes.tooLarge})`),
      415: problem('A body without the name of its kind'),
      500: problem('Our failure: a request id and nothing else. Send it again'),
      503: problem(`Busy, or out of reach of the database (code ${codes.outOfReach}): Retry-After says when`),
    },
  }
}

/** The whole document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpointList) {
    paths[endpoint.path] = Object.fromEntries(
      endpoint.methods.map((method) => [method.toLowerCase(), operation(endpoint, method)]),
    )
  }
  paths['/webhooks/payments/{channel}'] = { post: noticeOperation() }
  Object.assign(paths, partnerOperations())
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version: '1.0.0',
      description: `Amounts are integers in minor units; days are YYYY-MM-DD, moments YYYY-MM-DD HH:MM:SS in the market's zone. Refusal codes: ${Object.entries(
        refusalCodes,
      )
        .map(([name, code]) => `${code} ${name}`)
        .join(', ')}.`,
    },
    paths,
    webhooks: webhookOperations(),
    components: {
      securitySchemes: {
        sessionId: { type: 'apiKey', in: 'query', name: 'sessionId' },
        bearer: { type: 'http', scheme: 'bearer' },
        partnerKey: { type: 'http', scheme: 'bearer', bearerFormat: 'ck_<key id>_<secret>' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            data: detail,
          },
        },
      },
    },
  }
}

/** An empty requirement beside the others says that the session may be left out. */
function securityOf(endpoint: Endpoint): object[] {
  const session = [{ sessionId: [] }, { bearer: [] }]
  if (endpoint.access === 'public') return []
  return isOpen(endpoint) ? [{}, ...session] : session
}

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
})

const parameters: readonly Json[] = [
  header(webhookHeaders.id, 'The number of the event: the same each time it is sent. Take one number once'),
  header(webhookHeaders.timestamp, 'When this attempt was made, in seconds since 1970: refuse what is minutes old'),
  header(
    webhookHeaders.signature,
    'One signature of Standard Webhooks for each secret that is valid, `v1,…`, with a space between them',
  ),
]

/** By type of event: one POST to WEBHOOK_URL each. */
function webhookOperations(): Json {
  return Object.fromEntries(
    webhookTypes.map((type) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(webhookBody(type), { reused: 'inline' }) as Json
      const post = {
        operationId: `webhook.${type}`,
        summary: `The event ${type}, signed as Standard Webhooks say; ${webhookMaxBytes} bytes at most`,
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {
          '2XX': { description: 'Taken: it is not sent again by itself' },
          default: { description: 'Not taken: it is sent again for three days. A redirect is not followed' },
        },
      }
      return [type, { post }]
    }),
  )
}
