// Events for the lender's own systems: what the other rooms may use.

export { addWebhook, queueWebhook } from './add-webhook.ts'
