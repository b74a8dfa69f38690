// A demo in a process of its own that the files of one worker share, one after the other: to start one takes eight seconds of the
// processor. Each file gets it as new. It ends with the worker (`endWithRunner`).

import { appAt } from './app.ts'
import { type RunningServer, startServer } from './server.ts'

let started: Promise<RunningServer> | null = null

/**
 * The shared demo: as it was built, with a desk, on a database of its own. `log` is what it has
 * told since it was lent, `stop` gives it back. A file that changes settings, or that reads another level of the log, starts its own.
 */
export async function lentServer(): Promise<RunningServer> {
  started ??= startServer({ LOG_LEVEL: 'error', DESK_PORT: '0' })
  const server = await started
  await appAt(server.origin).demo('/demo/reset', {})
  const before = server.log.length
  return {
    origin: server.origin,
    process: server.process,
    databaseUrl: server.databaseUrl,
    get log() {
      return server.log.slice(before)
    },
    stop: () => Promise.resolve(null),
  }
}
