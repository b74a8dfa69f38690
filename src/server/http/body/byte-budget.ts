// A memory budget for request bodies: the process never holds more bytes than this, and large bodies wait for their turn.

export interface ByteBudget {
  /** Reserves bytes; false, with nothing reserved, if they exceed the budget. */
  take(bytes: number): boolean
  give(bytes: number): void
  readonly taken: number
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let taken = 0
  return {
    take(bytes) {
      if (taken + bytes > maxBytes) return false
      taken += bytes
      return true
    },
    give(bytes) {
      taken -= bytes
    },
    get taken() {
      return taken
    },
  }
}

export interface ByteTurns {
  /** Resolves when so many bytes are free, in the order of the requests. The returned function releases them. */
  wait(bytes: number): Promise<() => void>
}

/** A queue for `maxBytes` in all. A larger request runs alone. */
export function createByteTurns(maxBytes: number): ByteTurns {
  let taken = 0
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = []
  const fits = (bytes: number): boolean => taken === 0 || taken + bytes <= maxBytes

  function turnOf(bytes: number): () => void {
    taken += bytes
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      taken -= bytes
      for (let next = waiting[0]; next !== undefined && fits(next.bytes); next = waiting[0]) {
        waiting.shift()
        next.begin()
      }
    }
  }

  return {
    async wait(bytes) {
      if (waiting.length === 0 && fits(bytes)) return turnOf(bytes)
      return await new Promise((resolve) => waiting.push({ bytes, begin: () => resolve(turnOf(bytes)) }))
    },
  }
}
