// Every outside thing that the server uses, by name, and what rooms do for those that must not know them: a test replaces any.

import type { Config } from '../settings/config.ts'
import type { Db } from './db/database.ts'
import type { ReadDatabase } from './db/read-database.ts'
import type { Hooks } from './hooks.ts'
import type { Processes } from './jobs/processes.ts'
import type { OwnDataOfRooms } from './own-data.ts'
import type { AccountNames } from './ports/account-names.ts'
import type { Captchas } from './ports/captcha.ts'
import type { BusinessClock } from './ports/clock.ts'
import type { CodeHasher } from './ports/code-hasher.ts'
import type { Decider } from './ports/decider.ts'
import type { ExportStore } from './ports/export-store.ts'
import type { FieldCipher } from './ports/field-cipher.ts'
import type { Ids } from './ports/ids.ts'
import type { LenderData } from './ports/lender/lender-data.ts'
import type { Log } from './ports/log.ts'
import type { LoginProviderClient } from './ports/login-provider.ts'
import type { MailSender } from './ports/mail.ts'
import type { OutsideChecks } from './ports/outside-check.ts'
import type { PasskeyProofs } from './ports/passkeys.ts'
import type { CardProcessor } from './ports/payment-card.ts'
import type { Channels } from './ports/payment-channel.ts'
import type { Payouts } from './ports/payout-provider.ts'
import type { PhonePlaces } from './ports/phone-places.ts'
import type { ReadPicture } from './ports/picture.ts'
import type { PushProvider } from './ports/push.ts'
import type { Random } from './ports/random.ts'
import type { SettlementSources } from './ports/settlement-source.ts'
import type { SmsSender } from './ports/sms.ts'
import type { Tickets } from './ports/tickets.ts'
import type { UploadFiles } from './ports/upload-files.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'

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
  /** Whether a phone may be changed to another one in this database. */
  readonly phonePlaces: PhonePlaces
  readonly tickets: Tickets
  readonly passkeys: PasskeyProofs
  /** Where officers log in by the lender's own identity provider; null where they do not. */
  readonly loginProvider: LoginProviderClient | null
  readonly captchas: Captchas
  readonly sms: SmsSender
  /** Has the lender's app show messages on the phone; null where the lender has none. */
  readonly push: PushProvider | null
  /** Sends e-mail; null where the lender sends none. */
  readonly mail: MailSender | null
  /** Payment channels with their providers, by number. */
  readonly channels: Channels
  readonly cards: CardProcessor
  /** Who is asked about a borrower outside the house. */
  readonly checks: OutsideChecks
  /** Asked in whose name a payout account is; null where the lender has no such provider. */
  readonly names: AccountNames | null
  readonly decider: Decider
  readonly payouts: Payouts
  /** Lists what was settled, for the providers that can be asked. */
  readonly settlements: SettlementSources
  readonly uploads: UploadFiles
  /** Makes a picture of our own out of an uploaded file. */
  readonly readPicture: ReadPicture
  /** Where files for accountants are written to; null where none is written by itself. */
  readonly exportStore: ExportStore | null
  /** Sends events to the lender's own systems; null where the lender has no receiver. */
  readonly webhooks: WebhookSender | null
  /** What lower rooms tell upper ones. */
  readonly hooks: Hooks<Deps>
  /** What each room keeps of a borrower, for the copy and for the deletion of an account. */
  readonly ownData: OwnDataOfRooms<Deps>
}
