// The rules of pulling to refresh: how far the page gives way, when it lets go, and what it says meanwhile.

/** From here on, letting go refreshes. Px. */
export const pullDistancePx = 25
/** The page never gives way further than this. Px. */
const pullDampingPx = 100
/** How long 'finish' stays. Seconds. */
export const pullFinishSeconds = 1

export type PullState = 'rest' | 'pull' | 'release' | 'loading' | 'finish'

/** How far the page gives way to a finger that moved down by `draggedPx`: less and less, and never beyond the damping. */
export function dampPull(draggedPx: number): number {
  if (draggedPx <= 0) return 0
  return pullDampingPx * (1 - Math.exp(-draggedPx / pullDampingPx))
}

/** What the page says while the finger is down. */
export function pullStateAt(pulledPx: number): PullState {
  if (pulledPx <= 0) return 'rest'
  return pulledPx < pullDistancePx ? 'pull' : 'release'
}
