// The webhooks of the OpenAPI document: what leaves for the lender's own systems, from the schemas that the events are made by.

import { z } from 'zod'
import { webhookBody, webhookHeaders, webhookMaxBytes, webhookTypes } from './webhook.ts'

type Json = Record<string, unknown>

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
})

/** The headers of each delivery. */
const parameters: readonly Json[] = [
  header(webhookHeaders.id, 'The number of the event: the same each time it is sent. Take one number once'),
  header(webhookHeaders.timestamp, 'When this attempt was made, in seconds since 1970: refuse what is minutes old'),
  header(
    webhookHeaders.signature,
    'One signature of Standard Webhooks for each secret that is valid, `v1,…`, with a space between them',
  ),
]

/** By type of event: one POST to WEBHOOK_URL each. */
export function webhookOperations(): Json {
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
