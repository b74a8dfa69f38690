// The calls of the lender's own systems in the OpenAPI document, from the schemas that check them.

import { z } from 'zod'
import { idempotencyKeyHeader } from './common-params.ts'
import { type PartnerCall, partnerCalls, partnerReference, partnerRefusals, relayedCalls } from './partner.ts'

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
}

function described(): Described[] {
  const own = Object.entries<PartnerCall>(partnerCalls).map(([name, { input, output, keyed = false, ...call }]) => ({
    ...{ ...call, name, keyed },
    ...{ input: jsonSchema(input, 'input'), data: jsonSchema(output, 'output') },
  }))
  const relayed = Object.entries(relayedCalls).map(([name, { endpoint, ...call }]) => ({
    ...{ ...call, name, keyed: endpoint.keyed },
    // The wire's side of an answer is what its schema takes in.
    ...{ input: jsonSchema(endpoint.input, 'input'), data: jsonSchema(endpoint.output, 'input') },
  }))
  return [...own, ...relayed]
}

function operation({ name, method, path, right, summary, input, data, keyed }: Described): Json {
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
      409: problem(`Refused: ${Object.keys(partnerRefusals).join(', ')}, or the code of a refusal of the product`),
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
  for (const call of described()) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return paths
}
