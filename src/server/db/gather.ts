// Does together what comes while the same work is under way: many small pieces share one transaction, and one wait for the disk.

export interface GatherOptions<Item> {
  /** Pieces that share a key are never done together: the later one waits for the next round. */
  readonly keysOf: (item: Item) => readonly string[]
  readonly atMost: number
  /** Rounds at the same time. */
  readonly rounds: number
  /** So many pieces are one round, even where two would be free for them: a round costs something by itself. */
  readonly unshared: number
}

/** What became of a piece; a promise for one that takes longer than its round. */
export type Outcome<Answer> = PromiseSettledResult<Answer> | Promise<Answer>

interface Waiting<Item, Answer> {
  readonly item: Item
  resolve(answer: Answer | Promise<Answer>): void
  reject(reason: unknown): void
}

/**
 * Makes a function that does one piece by doing rounds of them. There is no delay on purpose: a piece that comes alone is done at
 * once, and those that come meanwhile are the next round. Each round takes its share of what waits and what is under way, so
 * that one is done here while another is done there: if one round took all, the next would find none. `work` answers for each
 * piece in order, and each caller gets the answer of its own; when `work` throws, all callers of the round get that.
 */
export function gather<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
  { keysOf, atMost, rounds, unshared }: GatherOptions<Item>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let underWay = 0
  let piecesUnderWay = 0
  let isPlanned = false

  /** At the end of this turn of the event loop, so that what comes in one turn is one round. */
  function plan(): void {
    if (isPlanned || underWay >= rounds || waiting.length === 0) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      void doRound(takeRound())
      plan()
    })
  }

  /** The oldest pieces, as many as are its share, those left out that share a key with one before them. */
  function takeRound(): Waiting<Item, Answer>[] {
    const share = Math.ceil((waiting.length + piecesUnderWay) / rounds)
    const most = Math.min(atMost, Math.max(share, unshared))
    const keys = new Set<string>()
    const round: Waiting<Item, Answer>[] = []
    const later: Waiting<Item, Answer>[] = []
    for (const piece of waiting) {
      const own = keysOf(piece.item)
      const fits = round.length < most && !own.some((key) => keys.has(key))
      if (fits) for (const key of own) keys.add(key)
      const list = fits ? round : later
      list.push(piece)
    }
    waiting = later
    return round
  }

  async function doRound(round: readonly Waiting<Item, Answer>[]): Promise<void> {
    underWay += 1
    piecesUnderWay += round.length
    try {
      const answers = await work(round.map(({ item }) => item))
      for (const [index, { resolve, reject }] of round.entries()) {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('a piece of a round was not answered for'))
        else if (answer instanceof Promise) resolve(answer)
        else if (answer.status === 'fulfilled') resolve(answer.value)
        else reject(answer.reason)
      }
    } catch (error) {
      for (const { reject } of round) reject(error)
    } finally {
      underWay -= 1
      piecesUnderWay -= round.length
      plan()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      plan()
    })
}
