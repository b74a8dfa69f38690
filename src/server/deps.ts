// Every outside thing that the server uses, by name: a test replaces any of them.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { BusinessClock } from './adapters/clock.ts'
import type { CodeHasher } from './adapters/code-hasher.ts'
import type { FieldCipher } from './adapters/field-cipher.ts'
import type { Ids } from './adapters/ids.ts'
import type { Random } from './adapters/random.ts'
import type { SmsSender } from './adapters/sms-sender.ts'
import type { Tickets } from './adapters/tickets.ts'
import type { UploadFiles } from './adapters/upload-files.ts'
import type { Db } from './db/database.ts'

export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly clock: BusinessClock
  readonly ids: Ids
  readonly random: Random
  readonly log: Logger
  /** Hashes one-time codes and phones under keys of their own. */
  readonly codeHasher: CodeHasher
  /** Seals bank numbers, each for its borrower. */
  readonly fieldCipher: FieldCipher
  /** Signs and reads launch tickets. */
  readonly tickets: Tickets
  readonly sms: SmsSender
  /** Where uploaded pictures lie. */
  readonly uploads: UploadFiles
}
