// Demo mode: delivers the sandbox provider's delayed notices once they are due, even if the clock is not moved.

import type { SandboxProvider } from '../adapters/providers/sandbox/service.ts'
import type { Deps } from '../deps.ts'

/** How often the provider looks, milliseconds. */
const lookEveryMs = 1_000

export interface Courier {
  /** Looks no more; resolves when a delivery under way has ended. */
  stop(): Promise<void>
}

/** Starts looking. A delivery that fails is reported, and the next look comes all the same. */
export function deliverNotices(sandbox: Pick<SandboxProvider, 'deliverDue'>, log: Pick<Deps['log'], 'error'>): Courier {
  let underWay: Promise<unknown> | null = null
  const look = (): void => {
    underWay ??= sandbox
      .deliverDue()
      .catch((error: unknown) => log.error({ err: error }, 'a notice of the sandbox provider could not be delivered'))
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(look, lookEveryMs)
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
