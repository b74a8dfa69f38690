// The calls of the lender's own systems in the OpenAPI document, from the schemas that check them.

import { z } from 'zod'
import { type RefusalName, refusals } from '../core/refusal.ts'
import { idempotencyKeyHeader } from './common-params.ts'
import { refusalsBefore } from './endpoint.ts'
import { codes, refusalCodes, refusalStatuses } from './envelope.ts'
import {
  type PartnerCall,
  type PartnerRefusalName,
  partnerCalls,
  partnerReference,
  partnerRefusals,
  partnerRefusalsBefore,
  relayedCalls,
} from './partner.ts'

type Json = Record<string, unknown>

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json
  return rest
}

interface Described {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly right: string
  readonly summary: string
  readonly input: Json
  readonly data: Json
  readonly keyed: boolean
  /** What it refuses after the key: of its own, then of the product. */
  readonly own: readonly PartnerRefusalName[]
  readonly passedOn: readonly RefusalName[]
}

function allCalls(): Described[] {
  const own = Object.entries<PartnerCall>(partnerCalls).map(
    ([name, { input, output, keyed = false, refusals: own = [], passesOn = [], ...call }]) => ({
      ...{ ...call, name, keyed, own, passedOn: passesOn },
      ...{ input: jsonSchema(input, 'input'), data: jsonSchema(output, 'output') },
    }),
  )
  const relayed = Object.entries(relayedCalls).map(([name, { endpoint, ...call }]) => ({
    ...{ ...call, name, keyed: endpoint.keyed, own: ['notFound' as const] },
    passedOn: [...refusalsBefore(endpoint), ...endpoint.refusals].filter((refused) => refused !== 'sessionIsMissing'),
    // The wire's side of an answer is what its schema takes in.
    ...{ input: jsonSchema(endpoint.input, 'input'), data: jsonSchema(endpoint.output, 'input') },
  }))
  return [...own, ...relayed]
}

/** In order of precedence: code and when. */
function refusalsOf({ own, passedOn }: Described): Json[] {
  const ours = [...new Set([...partnerRefusalsBefore, ...own])]
  return [
    ...ours.map((name) => ({ code: name === 'badInput' ? codes.badInput : name, ...partnerRefusals[name] })),
    ...passedOn.map((name) => ({
      code: refusalCodes[name],
      name,
      status: refusalStatuses[name] ?? 409,
      when: refusals[name],
    })),
  ]
}

function operation(described: Described): Json {
  const { name, method, path, right, summary, input, data, keyed } = described
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field)
  const {
    properties = {},
    required = [],
    ...rest
  } = input as { properties?: Record<string, Json>; required?: string[] }
  const sent = Object.fromEntries(Object.entries(properties).filter(([field]) => !inPath.includes(field)))
  const needed = required.filter((field) => field in sent)
  const parameter = (field: string, place: 'path' | 'query' | 'header', schema: Json, isRequired: boolean): Json => ({
    ...{ name: field, in: place, required: isRequired, schema },
  })
  const schemaOf = (field: string): Json =>
    field === 'reference' ? jsonSchema(partnerReference, 'input') : (properties[field] ?? { type: 'string' })
  const problem = (description: string): Json => ({
    ...{ description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  })
  return {
    operationId: `partner.${name}`,
    summary,
    description: `Needs a key with the right \`${right}\`.`,
    security: [{ partnerKey: [] }],
    'x-refusals': refusalsOf(described),
    parameters: [
      ...inPath.map((field) => parameter(field, 'path', schemaOf(field), true)),
      ...(method === 'GET'
        ? Object.entries(sent).map(([field, schema]) => parameter(field, 'query', schema, needed.includes(field)))
        : []),
      ...(keyed && method === 'POST'
        ? [parameter(idempotencyKeyHeader, 'header', { type: 'string', minLength: 1, maxLength: 128 }, false)]
        : []),
    ],
    ...(method === 'POST'
      ? {
          requestBody: {
            required: needed.length > 0,
            content: { 'application/json': { schema: { ...rest, properties: sent, required: needed } } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: { code: { enum: ['0', '00'] }, message: { type: 'string' }, data },
            },
          },
        },
      },
      400: problem('Bad input: the fields are named'),
      401: problem('No key, or one that is expired or revoked; a login that is not accepted'),
      403: problem(`The key has not the right \`${right}\``),
      404: problem('Nobody has this reference'),
      409: problem('Refused: `x-refusals` lists the codes, in order of precedence'),
      413: problem('A body that is too large'),
      415: problem('A body that is neither JSON nor a form'),
      422: problem('The key of idempotency was used with another body'),
      429: problem('Too many calls of this key: Retry-After says when'),
      500: problem('Our failure: a request id and nothing else'),
      503: problem('Busy, or the outcome is unknown: Retry-After says when'),
    },
  }
}

/** By path, as the document spells it. */
export function partnerOperations(): Json {
  const paths: Record<string, Json> = {}
  for (const call of allCalls()) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return paths
}
