// Which cells answer: all are asked at once, and a slow one is told as such.

import type { Readiness } from '../http/server.ts'
import type { OpenedCell } from './cell.ts'

/** Far less than a balancer waits for /readyz: a cell that is away must not make it wait as long as a connection takes to fail. */
const cellAnswersWithinMs = 1_000

/** This process is ready when home is: borrowers of other cells are served while one is away. */
export async function statesOf(others: readonly Pick<OpenedCell, 'name' | 'ready'>[], withinMs = cellAnswersWithinMs) {
  const states = await Promise.all(others.map(async ({ name, ready }) => [name, await stateWithin(ready, withinMs)]))
  return Object.fromEntries(states) as Readonly<Record<string, Readiness['status']>>
}

async function stateWithin(ready: OpenedCell['ready'], withinMs: number): Promise<Readiness['status']> {
  const isAway: Readiness['status'] = 'waiting for the database'
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Readiness['status']>((resolve) => {
    timer = setTimeout(resolve, withinMs, isAway)
  })
  // Whatever the error, also one that comes after the answer.
  const state = ready().then(
    ({ status }) => status,
    (): Readiness['status'] => isAway,
  )
  try {
    return await Promise.race([state, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
