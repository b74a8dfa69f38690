// `npm run doctor`: lists what keeps production from starting. Reads settings and the lender's folder as a start does, asks the
// database whether it can be used from here, and starts and changes nothing. Ends with 0 when production can start, else with 1.
// `npm run doctor -- settings` lists every setting with what counts of it here; no secret is shown.

import path from 'node:path'
import type { Finding } from '../src/server/adapters/lender/folder-files.ts'
import { examineLender } from '../src/server/adapters/lender/open-lender.ts'
import type { LenderReading } from '../src/server/adapters/lender/read-lender.ts'
import {
  channelProvidersNamed,
  checksNamed,
  problemsOfChecks,
  problemsOfProviders,
} from '../src/server/adapters/providers/connect-providers.ts'
import { halfConfigured } from '../src/server/adapters/providers/half-configured.ts'
import { ProductFileError } from '../src/server/catalogue/product-file.ts'
import { servedByFile } from '../src/server/catalogue/served.ts'
import { problemsOfFolders } from '../src/server/db/data-folders.ts'
import type { Db } from '../src/server/db/database.ts'
import { problemOfDatabase } from '../src/server/db/open-database.ts'
import { fitnessOfReplica, type ReplicaFitness } from '../src/server/db/replica-fitness.ts'
import { unwritableSettings } from '../src/server/documents/pdf-fonts.ts'
import { callbackPath } from '../src/server/officer/login/log-in-by-provider.ts'
import { channelFaults } from '../src/server/payment/channels/registry.ts'
import type { Served } from '../src/server/ports/lender/served-products.ts'
import { type Config, ConfigError, loadConfig, type RawEnvironment } from '../src/settings/config.ts'
import { settingsHere } from '../src/settings/documents.ts'
import { providerList } from '../src/settings/values.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'
import { examineCells } from './doctor-cells.ts'
import { lookInto, type SeenInDatabases } from './doctor-database.ts'
import { answerHelp, helpOf } from './help.ts'
import { environmentHere, tellProblems } from './operator-command.ts'

const samplesDir = path.join(import.meta.dirname, '..', 'content')

/** The settings that say where links of products may lead. */
const linkSettings: readonly string[] = [
  'PUBLIC_ORIGIN',
  'ALLOWED_LINK_ORIGINS',
  'ALLOWED_FRAME_ORIGINS',
  'ALLOWED_IMAGE_ORIGINS',
]

/** What is wrong with the settings, one line each; empty where nothing is. */
function wrongSettings(environment: RawEnvironment): readonly string[] {
  try {
    return [...problemsOfProviders(loadConfig(environment))].map(([field, problem]) => `${field} ${problem}`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [...error.problems, ...wrongProviders(environment, error.fields)]
  }
}

/** What is wrong with the providers where other settings are wrong, too: in one list, so that one look is enough. */
function wrongProviders(environment: RawEnvironment, told: readonly string[]): readonly string[] {
  const providers = providerList.safeParse(environment.PROVIDERS)
  if (!providers.success) return []
  const origins = { publicOrigin: 'https://loans.example', lenderName: environment.LENDER_NAME ?? '' }
  const problems = problemsOfProviders({ providers: providers.data, providerEnvironment: environment, ...origins })
  return [...problems].filter(([field]) => !told.includes(field)).map(([field, problem]) => `${field} ${problem}`)
}

/** The products of the file, and what is wrong with it. With settings that are wrong, links go by those that are there. */
async function readProducts(environment: RawEnvironment): Promise<{ served: Served; wrong: readonly string[] }> {
  const { PRODUCTS_FILE } = environment
  const links = Object.fromEntries(Object.entries(environment).filter(([name]) => linkSettings.includes(name)))
  const rules = loadConfig(wrongSettings(links).length === 0 ? links : {})
  try {
    return { served: await servedByFile({ ...rules, productsFile: PRODUCTS_FILE || null }), wrong: [] }
  } catch (error) {
    if (!(error instanceof ProductFileError)) throw error
    return { served: { products: [], borrowersOf: [] }, wrong: [error.message] }
  }
}

/** The lender's folder as far as it can be read: with settings that are wrong, for the values that are there. */
function readFolder(environment: RawEnvironment, served: Served): Pick<LenderReading, 'data' | 'findings'> | null {
  const { LENDER_DIR, LENDER_NAME, LENDER_ADDRESS, LENDER_REGISTRATION, SUPPORT_PHONE, SUPPORT_EMAIL } = environment
  if (!LENDER_DIR) return null
  const market = loadConfig({ POLICY_PACK: environment.POLICY_PACK }).policyPack
  return examineLender(
    {
      mode: 'production',
      policyPack: market,
      lenderDir: LENDER_DIR,
      lenderName: LENDER_NAME ?? '',
      lenderAddress: LENDER_ADDRESS ?? '',
      lenderRegistration: LENDER_REGISTRATION ?? '',
      supportPhone: SUPPORT_PHONE ?? '',
      supportEmail: SUPPORT_EMAIL ?? '',
    },
    samplesDir,
    served,
  )
}

/** What is missing for checks by outside services (identity, credit bureau). */
function wrongChecks(environment: RawEnvironment, folder: ReturnType<typeof readFolder>): readonly string[] {
  const config = loadConfig({ ...environment, MODE: 'production' })
  const problems = problemsOfChecks(checksNamed(config), folder?.data ?? { checks: null }, config.desk !== null)
  return [...problems].map(([place, problem]) => `${place} ${problem}`)
}

/** Channels without a provider: a start ends at the first of them. */
function wrongChannels(environment: RawEnvironment, folder: ReturnType<typeof readFolder>): readonly string[] {
  const config = loadConfig({ ...environment, MODE: 'production' })
  return channelFaults(folder?.data.channels ?? [], channelProvidersNamed(config))
}

const noCells = { problems: [], doubles: [] } as const

/** Said of the embedded database of a product that runs. */
const notSeen = (message: string): string => `${message} Whether its key and its version fit was not looked at.`

/** What a lender without a product of its own lends: nothing. */
const noProducts =
  'PRODUCTS_FILE is not set: nothing is lent, unless an earlier start has stored products (docs/products.md).'

/** Where the desk is and how its officers get in. */
function deskLine({ desk }: Config): string {
  if (desk === null) return 'The desk: none. DESK_ORIGIN makes one (docs/desk-login.md).'
  const way =
    desk.provider === null
      ? 'officers log in by passkeys, the first admin by `npm run officer -- invite`'
      : `officers log in at ${desk.provider.issuer}, which must know ${desk.origin}${callbackPath}`
  return `The desk: ${desk.origin}, on port ${desk.port}; ${way} (docs/desk-login.md).`
}

/** Which files are written automatically, and where to; empty where none are. */
function exportsLine({ exports }: Config): string {
  if (exports === null) return ''
  const { plan, place } = exports
  const files = plan.map(({ kind, rhythm }) => `${kind} ${rhythm}`).join(', ')
  return `Files for accountants: ${files}, to ${place.kind === 's3' ? `the bucket ${place.bucket}` : place.dir}.\n`
}

/** Where events for the lender's own systems go; empty where none leave. */
function webhooksLine({ webhooks }: Config): string {
  if (webhooks === null) return ''
  const signed = webhooks.secrets.length > 1 ? 'both secrets' : 'one secret'
  return `Events leave for ${new URL(webhooks.url).host}, signed by ${signed} (docs/webhooks.md).\n`
}

/** How near the replica is that lists are read on; empty where there is none, and where it cannot be used. */
function replicaLine(replica: ReplicaFitness | null): string {
  if (replica === null || replica.problem !== null) return ''
  return `Lists are read on the replica of DATABASE_READ_URL, ${replica.lagSeconds} s behind (docs/operate.md).\n`
}

/** Said while the key of sealed fields is being exchanged: another command tells when the old key can be removed. */
const exchangeLine =
  'FIELD_ENCRYPTION_KEY_BEFORE: take it away once `npm run seals` says “0 under another key” (docs/secrets.md).'

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`)
}

/** Lists what is missing and wrong; answers whether production can start. */
async function examine(environment: RawEnvironment): Promise<boolean> {
  const wrong = [...wrongSettings({ ...environment, MODE: 'production' }), ...unwritableSettings(environment)]
  const { served, wrong: products } = await readProducts(environment)
  const folder = wrong.some((line) => line.startsWith('POLICY_PACK must')) ? null : readFolder(environment, served)
  const findings = folder?.findings ?? []
  const settings =
    wrong.length === 0 ? [...wrongChecks(environment, folder), ...wrongChannels(environment, folder)] : wrong
  const lines = (isWanted: (finding: Finding) => boolean): string[] =>
    findings.filter(isWanted).map(({ place, sentence }) => `${place} ${sentence}`)
  const config = settings.length === 0 ? loadConfig({ ...environment, MODE: 'production' }) : null
  const seen: SeenInDatabases = { waits: [], fails: [], suspense: [] }
  const look = async (db: Db): Promise<void> => {
    if (config !== null) await lookInto(db, config, seen)
  }
  const databaseProblem =
    config === null ? null : await problemOfDatabase(config, look, ({ message }) => seen.waits.push(notSeen(message)))
  const cells = config === null ? noCells : await examineCells(config, look)
  const folders = config === null ? [] : problemsOfFolders(config)
  const database = [...folders, ...(databaseProblem === null ? [] : [databaseProblem]), ...cells.problems]
  const replica = config === null || databaseProblem !== null ? null : await fitnessOfReplica(config)
  list('Settings', [...settings, ...products, ...database])
  list('One phone in two cells: it is refused until one account has moved or is deleted', cells.doubles)
  list('Money in suspense that is not on the work list: production starts, and somebody has to look', seen.suspense)
  list(
    'Missing or wrong in LENDER_DIR',
    lines(({ kind, isRequired }) => isRequired && kind !== 'sample'),
  )
  list(
    'Still a sample',
    lines(({ kind, isRequired }) => isRequired && kind === 'sample'),
  )
  list(
    'Left out of the pages',
    lines(({ isRequired }) => !isRequired),
  )
  if (folder !== null) process.stdout.write(`Applications are decided by the limits ${folder.data.limits.version}.\n`)
  list(
    'Half configured: production starts, and this fails',
    config === null
      ? []
      : [
          ...seen.fails,
          ...halfConfigured(config, folder?.data.channels ?? []),
          ...(config.productsFile === null ? [noProducts] : []),
          ...(replica?.problem
            ? [`DATABASE_READ_URL ${replica.problem}. Lists are read on DATABASE_URL meanwhile.`]
            : []),
        ],
  )
  if (config !== null)
    process.stdout.write(`${deskLine(config)}\n${exportsLine(config)}${webhooksLine(config)}${replicaLine(replica)}`)
  if (environment.FIELD_ENCRYPTION_KEY_BEFORE && settings.length === 0) process.stdout.write(`${exchangeLine}\n`)
  for (const line of seen.waits) process.stdout.write(`${line}\n`)
  const mayStart =
    settings.length + products.length + database.length === 0 && findings.every(({ isRequired }) => !isRequired)
  process.stdout.write(
    mayStart
      ? 'Production can start.\n'
      : 'Production would not start. See docs/lender-data.md and docs/settings.md.\n',
  )
  return mayStart
}

answerHelp(import.meta.filename)
const words = process.argv.slice(2)
if (words.length === 1 && words[0] === 'settings')
  await tellProblems(async () => void process.stdout.write(settingsHere(environmentHere())))
else if (words.length > 0) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else
  await tellProblems(async () => {
    process.exitCode = (await examine(await withUnwrappedSecrets(environmentHere()))) ? 0 : 1
  })
