// Every outside thing that the server uses, by name, and what rooms do for those that must not know them: a test replaces any.

import type { Config } from '../settings/config.ts'
import type { AccountNames } from './adapters/account-names.ts'
import type { BusinessClock } from './adapters/clock.ts'
import type { CodeHasher } from './adapters/code-hasher.ts'
import type { Decider } from './adapters/decider.ts'
import type { ExportStore } from './adapters/export-store.ts'
import type { FieldCipher } from './adapters/field-cipher.ts'
import type { Ids } from './adapters/ids.ts'
import type { LenderData } from './adapters/lender/lender-data.ts'
import type { Log } from './adapters/log.ts'
import type { MailSender } from './adapters/mail-port.ts'
import type { OutsideChecks } from './adapters/outside-check.ts'
import type { CardProcessor } from './adapters/payment-card.ts'
import type { Channels } from './adapters/payment-channel.ts'
import type { Payouts } from './adapters/payout-provider.ts'
import type { PushProvider } from './adapters/push-port.ts'
import type { Random } from './adapters/random.ts'
import type { SettlementSources } from './adapters/settlement-source.ts'
import type { SmsSender } from './adapters/sms-sender.ts'
import type { Tickets } from './adapters/tickets.ts'
import type { UploadFiles } from './adapters/upload-port.ts'
import type { WebhookSender } from './adapters/webhook-sender.ts'
import type { Db } from './db/database.ts'
import type { ReadDatabase } from './db/read-database.ts'
import type { Hooks } from './hooks.ts'
import type { Processes } from './jobs/processes.ts'
import type { OwnDataOfRooms } from './own-data.ts'

export interface Deps {
  readonly config: Config
  /** What the lender says of itself and works with. */
  readonly lender: LenderData
  readonly db: Db
  /** Where lists, figures and public prices are read, which may be some seconds old. */
  readonly reads: ReadDatabase
  /** The processes on this database, this one included. */
  readonly processes: Processes
  readonly clock: BusinessClock
  readonly ids: Ids
  readonly random: Random
  readonly log: Log
  /** Hashes one-time codes and phones under keys of their own. */
  readonly codeHasher: CodeHasher
  /** Seals bank numbers, each for its borrower. */
  readonly fieldCipher: FieldCipher
  /** Signs and reads launch tickets. */
  readonly tickets: Tickets
  readonly sms: SmsSender
  /** Has the lender's app show messages on the phone; null where the lender has none. */
  readonly push: PushProvider | null
  /** Sends e-mail; null where the lender sends none. */
  readonly mail: MailSender | null
  /** Payment channels with their providers, by number. */
  readonly channels: Channels
  /** Charges saved cards. */
  readonly cards: CardProcessor
  /** Who is asked about a borrower outside the house. */
  readonly checks: OutsideChecks
  /** Asked in whose name a payout account is; null where the lender has no such provider. */
  readonly names: AccountNames | null
  /** Decides applications. */
  readonly decider: Decider
  /** Sends money to borrowers. */
  readonly payouts: Payouts
  /** Lists what was settled, for the providers that can be asked. */
  readonly settlements: SettlementSources
  /** Stores uploaded pictures. */
  readonly uploads: UploadFiles
  /** Where files for accountants are written to; null where none is written by itself. */
  readonly exportStore: ExportStore | null
  /** Sends events to the lender's own systems; null where the lender has no receiver. */
  readonly webhooks: WebhookSender | null
  /** What lower rooms tell upper ones. */
  readonly hooks: Hooks<Deps>
  /** What each room keeps of a borrower, for the copy and for the deletion of an account. */
  readonly ownData: OwnDataOfRooms<Deps>
}
