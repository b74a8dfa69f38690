// The first line of a start: its mode, its database, and the origin that borrowers see.

import { hostAddresses } from './server/db/postgres/database-hosts.ts'
import type { Config } from './settings/config.ts'
import { isInMemory } from './settings/data-dir.ts'

function databaseOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return isInMemory(dataDir) ? 'embedded, in memory' : `embedded, in ${dataDir}`
  // The rest of the address may hold a name and a password.
  const servers = hostAddresses(databaseUrl).map((address) => new URL(address))
  return `PostgreSQL, ${servers.map(({ host }) => host).join(',')}${servers[0]?.pathname}`
}

/** Mode, database and origin in one line. It never has a password in it. */
export function startLine(config: Config): string {
  const origin = config.publicOrigin.replace(/:0$/, ' on any free port')
  return `Candor starts: mode ${config.mode}, database ${databaseOf(config)}, origin ${origin}`
}
