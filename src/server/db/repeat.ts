// Work that is done again and again until it is stopped: the heartbeat of a process, and the look at its replica.

export interface Repeated {
  /** No more turns; resolves when the one under way has ended. */
  stop(): Promise<void>
}

/** Does the work so many milliseconds after its last turn has ended, again and again. It must not throw. */
export function repeat(everyMs: number, work: () => Promise<void>): Repeated {
  let timer: NodeJS.Timeout | null = null
  let turn: Promise<void> = Promise.resolve()
  let isStopped = false
  const next = (): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      turn = work().then(next)
    }, everyMs)
    timer.unref()
  }
  next()
  return {
    async stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await turn
    },
  }
}
