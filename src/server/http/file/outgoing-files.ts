// Private files on their way out: each lies in memory until its reader has taken it, so there are only so many at a time, for all and for
// one borrower.

import { createByteTurns } from '../body/bodies.ts'
import { ownFilesAtOnce } from '../limits.ts'

export interface OutgoingFiles {
  /**
   * Waits for the turn of this borrower's next file. The returned function ends it. Null where too many of theirs wait, or where the files of
   * all have no room left.
   */
  take(borrowerId: string): Promise<(() => void) | null>
}

export function createOutgoingFiles(limits = ownFilesAtOnce): OutgoingFiles {
  const askers = new Map<string, { readonly turns: ReturnType<typeof createByteTurns>; count: number }>()
  let underWay = 0
  return {
    async take(borrowerId) {
      const asker = askers.get(borrowerId) ?? { turns: createByteTurns(limits.ofOne), count: 0 }
      if (asker.count >= limits.ofOne + limits.waitingOfOne) return null
      askers.set(borrowerId, asker)
      asker.count += 1
      const endTurn = await asker.turns.wait(1)
      const leave = (): void => {
        endTurn()
        asker.count -= 1
        if (asker.count === 0) askers.delete(borrowerId)
      }
      if (underWay >= limits.ofAll) {
        leave()
        return null
      }
      underWay += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        underWay -= 1
        leave()
      }
    },
  }
}
