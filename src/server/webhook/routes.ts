// The calls of this room.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { listWebhooks, replayWebhooks } from './list-webhooks.ts'

export const webhookRoutes = {
  listWebhooks: reads(listWebhooks),
  replayWebhooks: changes(replayWebhooks),
} satisfies Partial<DeskRoutes>
