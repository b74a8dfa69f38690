// The OpenAPI document of the desk's origin, made from the schemas that check its calls.

import { z } from 'zod'
import { type DeskRefused, deskRefusals, deskWhys } from '../core/officer/desk-refusal.ts'
import { type DeskEndpoint, deskRefusalsBefore } from './desk-call.ts'
import { deskEndpoints } from './desk-endpoints.ts'
import { deskLoginEndpoints } from './desk-login.ts'

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

type Described = Omit<DeskEndpoint, 'access' | 'right' | 'path'> & { readonly path: string; readonly right?: string }

/** The refusals of a call in order of precedence. A reason of `cannotBeDone` stands as `why`. */
function refusalsOf({ method, right, refusals = [] }: Described): Json[] {
  const kind = right === undefined ? 'login' : method === 'GET' ? 'question' : 'act'
  return [...deskRefusalsBefore[kind], ...refusals].map((name) => {
    if (isWhy(name))
      return { code: 'cannotBeDone', why: name, status: deskRefusals.cannotBeDone.status, when: deskWhys[name] }
    return { code: name, ...deskRefusals[name] }
  })
}

const isWhy = (name: DeskRefused): name is keyof typeof deskWhys => Object.hasOwn(deskWhys, name)

function operation(name: string, described: Described): Json {
  const { method, path, right, summary, input, output, file } = described
  const {
    properties = {},
    required = [],
    ...rest
  } = schemaOf(input, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field)
  const others = Object.fromEntries(Object.entries(properties).filter(([field]) => !inPath.includes(field)))
  const stillRequired = required.filter((field) => !inPath.includes(field))
  const parameters = [
    ...inPath.map((field) => ({ name: field, in: 'path', required: true, schema: properties[field] ?? {} })),
    ...(method === 'GET'
      ? Object.entries(others).map(([field, schema]) => ({
          name: field,
          in: 'query',
          required: stillRequired.includes(field),
          schema,
        }))
      : right === undefined
        ? []
        : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } }]),
  ]
  const body = {
    ...rest,
    type: 'object',
    properties: others,
    ...(stillRequired.length > 0 ? { required: stillRequired } : {}),
  }
  const problem = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return {
    operationId: name,
    summary: right === undefined ? `${summary} (by the desk's own pages)` : `${summary} (right: ${right})`,
    security: right === undefined ? [] : [{ bearer: [] }],
    'x-refusals': refusalsOf(described),
    parameters,
    ...(method === 'POST' ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: {
        description: 'Done',
        content:
          file === undefined
            ? {
                'application/json': {
                  schema: { type: 'object', required: ['data'], properties: { data: schemaOf(output, 'input') } },
                },
              }
            : { [file]: { schema: { type: 'string', format: 'binary' } } },
      },
      '4XX': problem,
    },
  }
}

/** The whole document. */
export function deskOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries<Described>({ ...deskLoginEndpoints, ...deskEndpoints })) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor: the desk',
      version: '1.0.0',
      description: 'Calls for officers. Amounts are integers in minor units.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { enum: Object.keys(deskRefusals) },
                message: { type: 'string' },
                fields: { type: 'array', items: { type: 'string' } },
                /** Of a field that takes one of some words: those words. */
                allowed: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
              },
            },
          },
        },
      },
    },
  }
}
