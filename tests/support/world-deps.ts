// What the small worlds of tests hand to handlers: the real adapters of a demo, with a clock, a provider and a bank of the test's own.

import { ownCaptchas } from '../../src/server/adapters/captcha/captchas.ts'
import { createUploadFiles } from '../../src/server/adapters/disk/upload-files.ts'
import { createSmsSender } from '../../src/server/adapters/http/sms-sender.ts'
import { createTickets } from '../../src/server/adapters/jose/tickets.ts'
import { createIds } from '../../src/server/adapters/machine/ids.ts'
import { systemRandom } from '../../src/server/adapters/machine/random.ts'
import { createCodeHasher } from '../../src/server/adapters/node-crypto/code-hasher.ts'
import { createFieldCipher } from '../../src/server/adapters/node-crypto/field-cipher.ts'
import { rulesDecider, usualDecisionLimits } from '../../src/server/adapters/own-rules/decider.ts'
import { createLog } from '../../src/server/adapters/pino/log.ts'
import {
  type HttpProviderMeans,
  httpCardProcessor,
  httpPaymentProvider,
  httpWays,
} from '../../src/server/adapters/providers/http/client.ts'
import { readPicture } from '../../src/server/adapters/sharp/upload-picture.ts'
import { passkeyProofs } from '../../src/server/adapters/webauthn/passkey-proof.ts'
import { hooks, ownData } from '../../src/server/api.ts'
import type { Db } from '../../src/server/db/database.ts'
import { onlyPrimary } from '../../src/server/db/read-database.ts'
import type { Deps } from '../../src/server/deps.ts'
import { aloneProcess } from '../../src/server/jobs/processes.ts'
import { connectChannels } from '../../src/server/payment/channels/registry.ts'
import type { BusinessClock } from '../../src/server/ports/clock.ts'
import type { LenderData } from '../../src/server/ports/lender/lender-data.ts'
import { type PayoutProvider, payoutsBy } from '../../src/server/ports/payout-provider.ts'
import { onlyPlace } from '../../src/server/ports/phone-places.ts'
import type { loadConfig } from '../../src/settings/config.ts'
import { quickCost } from './quick-cost.ts'
import { sampleLender } from './sample-lender.ts'
import { noChecks } from './sample-means.ts'

interface OfWorld {
  readonly db: Db
  readonly clock: BusinessClock
  readonly config: ReturnType<typeof loadConfig>
  /** The provider of codes and cards. */
  readonly provider: HttpProviderMeans
  readonly payouts: PayoutProvider
  /** Gets what the log says at `error`, line by line. */
  readonly alerts: string[]
  /** Another lender than the one of the samples. */
  readonly lender?: LenderData
}

export function worldDeps({ db, clock, config, provider, payouts, alerts, lender = sampleLender }: OfWorld): Deps {
  return {
    config,
    lender,
    db,
    reads: onlyPrimary(db),
    processes: aloneProcess(),
    clock,
    ids: createIds(clock, systemRandom),
    random: systemRandom,
    log: createLog('error', { write: (line: string) => void alerts.push(line) }),
    codeHasher: createCodeHasher(config.sessionSecret, quickCost),
    fieldCipher: createFieldCipher(config.fieldEncryptionKey),
    phonePlaces: onlyPlace,
    tickets: createTickets(config.ticketPrivateKey),
    sms: createSmsSender(config.sms),
    push: null,
    channels: connectChannels(
      lender.channels,
      new Map([['sandbox', { connection: httpPaymentProvider(provider), ways: httpWays }]]),
    ),
    mail: null,
    cards: httpCardProcessor(provider),
    decider: rulesDecider(usualDecisionLimits),
    settlements: new Map(),
    checks: noChecks,
    names: null,
    payouts: payoutsBy([payouts]),
    uploads: createUploadFiles(config.uploads),
    exportStore: null,
    passkeys: passkeyProofs,
    loginProvider: null,
    captchas: ownCaptchas,
    readPicture,
    webhooks: null,
    hooks,
    ownData,
  }
}
