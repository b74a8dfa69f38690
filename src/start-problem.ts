// What an operator mends: a fault of the settings, the files, the ports or the database, told in one sentence without a trace.

import { LenderFolderError } from './server/adapters/lender/samples.ts'
import { DatabaseIsUnavailable } from './server/db/database-errors.ts'
import { DataDirIsInUse } from './server/db/embedded/data-dir-lock.ts'
import { reasonOf, StartFault } from './server/db/start-fault.ts'
import { ConfigError } from './settings/config.ts'

/** What is wrong with the operator's settings or files: the message says it, a trace would hide it. */
const startProblems = [ConfigError, StartFault, LenderFolderError, DataDirIsInUse]

/** The sentence for a fault that the operator mends; null for a bug of ours, which needs its trace. */
export function sentenceFor(error: unknown): string | null {
  if (startProblems.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof DatabaseIsUnavailable) return `The database was lost: ${reasonOf(error)}`
  const { code, syscall, port } = error as { code?: string; syscall?: string; port?: number }
  if (syscall === 'getaddrinfo') return 'HOST is not known to this machine.'
  if (syscall !== 'listen') return null
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or set PORT (and DESK_PORT, which is the next one if it is not set).`
  if (code === 'EACCES') return 'This user may not listen on that port: set PORT to one from 1024 on.'
  return `HOST and PORT cannot be listened on: ${code}.`
}
