// Counted events: the borrower never waits for them, and their failure changes nothing (OFFER-10).

import type { Api } from '../../contracts/client.ts'

/** Sends an event on its way. Its outcome goes to the log only. */
export function countEvent(
  api: Api,
  event: { readonly moduleId: number; readonly positionId: number; readonly productId?: string },
): void {
  api.saveEvent(event).catch((error: unknown) => console.error(error))
}
