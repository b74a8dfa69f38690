// Every outside thing that the server uses, by name: a test replaces any of them.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { BusinessClock } from './adapters/clock.ts'
import type { Ids } from './adapters/ids.ts'
import type { Random } from './adapters/random.ts'
import type { Db } from './db/database.ts'

export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly clock: BusinessClock
  readonly ids: Ids
  readonly random: Random
  readonly log: Logger
}
