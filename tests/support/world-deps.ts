// What the small worlds of tests hand to handlers: the real adapters of a demo, with a clock, a provider and a bank of the test's own.

import type { BusinessClock } from '../../src/server/adapters/clock.ts'
import { createCodeHasher } from '../../src/server/adapters/code-hasher.ts'
import { rulesDecider, usualDecisionLimits } from '../../src/server/adapters/decider.ts'
import { createFieldCipher } from '../../src/server/adapters/field-cipher.ts'
import { createIds } from '../../src/server/adapters/ids.ts'
import type { LenderData } from '../../src/server/adapters/lender/lender-data.ts'
import { createLog } from '../../src/server/adapters/log.ts'
import { type PayoutProvider, payoutsBy } from '../../src/server/adapters/payout-provider.ts'
import {
  type HttpProviderMeans,
  httpCardProcessor,
  httpPaymentProvider,
  httpWays,
} from '../../src/server/adapters/providers/http/client.ts'
import { systemRandom } from '../../src/server/adapters/random.ts'
import { createSmsSender } from '../../src/server/adapters/sms-sender.ts'
import { createTickets } from '../../src/server/adapters/tickets.ts'
import { createUploadFiles } from '../../src/server/adapters/upload-files.ts'
import { hooks, ownData } from '../../src/server/api.ts'
import type { Db } from '../../src/server/db/database.ts'
import { onlyPrimary } from '../../src/server/db/read-database.ts'
import type { Deps } from '../../src/server/deps.ts'
import { aloneProcess } from '../../src/server/jobs/processes.ts'
import { connectChannels } from '../../src/server/payment/channels/registry.ts'
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
    webhooks: null,
    hooks,
    ownData,
  }
}
