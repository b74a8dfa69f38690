// Reloads the whole page by itself, without taking the place of a page that is already on its way.

/** A page that was asked for has come after this time, or does not come. Milliseconds. */
const onItsWayMs = 20_000

let leftAtMs = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', () => {
    leftAtMs = performance.now()
  })

/**
 * The session ended, or is another borrower's: nothing of this page holds. Where somebody has already asked for another page, such as
 * the host app that opens one with a new ticket, a reload would cancel that request: it waits, and comes only if the other page does not.
 */
export function loadAnew(): void {
  const waitMs = leftAtMs + onItsWayMs - performance.now()
  if (waitMs > 0) setTimeout(loadAnew, waitMs)
  else window.location.reload()
}
