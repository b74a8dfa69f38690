// What a new status, market, language, channel or act of an officer needs beside what the compiler asks for: facts of the tree, and what they lack.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addresses } from '../../src/contracts/addresses.ts'
import { type DeskCallName, deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { languages } from '../../src/core/language.ts'
import { marketIds } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { openStatuses, orderStatuses, payableStatuses, unpaidOutStatuses } from '../../src/core/order/status.ts'
import { proposalKinds } from '../../src/core/proposal/kinds.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import { plots } from '../../src/server/demo/personas.ts'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const json = (file: string): unknown => JSON.parse(read(file))

interface Channel {
  readonly number: string
  readonly logo: string
  /** By currency: those that it takes. */
  readonly limits: Readonly<Record<string, unknown>>
  /** The folder of its instructions, where that has not its number. */
  readonly instructions?: string
}

/** The tree as the recipes see it. */
export interface Tree {
  readonly statuses: readonly string[]
  readonly languages: readonly string[]
  readonly markets: readonly string[]
  readonly channels: readonly Channel[]
  readonly personas: readonly { readonly name: string; readonly market: string }[]
  /** Markets of the sample products. */
  readonly productMarkets: readonly string[]
  readonly bankMarkets: readonly string[]
  /** Market -> its currency. */
  readonly currencyOf: Readonly<Record<string, string>>
  /** Languages whose digits are recorded for the spoken captcha. */
  readonly spokenLanguages: readonly string[]
  readonly glossary: string
  readonly tokens: string
  readonly migrations: string
  /** Files of `content`, from there. */
  readonly content: ReadonlySet<string>
  /** Each file of `content` that has texts of several languages in it, and the languages of each such text. */
  readonly translations: readonly { readonly file: string; readonly languages: readonly string[] }[]
  /** Files that compare an order's status with one name. */
  readonly comparing: readonly string[]
  /** Names of the addresses of pages. */
  readonly addresses: readonly string[]
  /** The text of the list of all screens in all their states. */
  readonly gallery: string
  readonly deskCalls: readonly string[]
  readonly proposalKinds: readonly string[]
  /** The text of all screens of the desk. */
  readonly deskScreens: string
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Comparisons with one status, in code and in SQL: what each does with a new status is still to be decided. */
const comparison = (statuses: readonly string[]): RegExp =>
  new RegExp(String.raw`\b[sS]tatus(?:After|Before)?\b\s*(?:===|!==|=|<>|in)\s*\(?'(?:${statuses.join('|')})'`)

/** The objects within `value` that have one text for each language: English is always there. */
function textsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return 'en' in value ? [value] : Object.values(value).flatMap(textsIn)
}

export function treeOfToday(): Tree {
  const pattern = comparison(orderStatuses)
  const sources = globSync('src/{core,contracts,server,web,desk}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  return {
    statuses: orderStatuses,
    languages,
    markets: marketIds,
    channels: json('content/channels.json') as Channel[],
    personas: plots,
    productMarkets: catalogue.map(({ product }) => product.market),
    bankMarkets: Object.keys(json('content/banks.json') as object),
    currencyOf: Object.fromEntries(Object.entries(markets).map(([id, { currency }]) => [id, currency])),
    spokenLanguages: globSync('*', { cwd: path.join(root, 'src/server/adapters/captcha/spoken-digits') }),
    glossary: read('docs/glossary.md'),
    tokens: read('src/web/ui/tokens.css'),
    migrations: globSync('src/server/db/migrations/*.sql', { cwd: root }).map(read).join('\n'),
    content: new Set(globSync('**/*.*', { cwd: path.join(root, 'content') })),
    translations: globSync('*.json', { cwd: path.join(root, 'content') }).flatMap((file) =>
      textsIn(json(`content/${file}`))
        .map((text) => ({ file, languages: Object.keys(text) }))
        // A name that is the same in all languages stands in English alone.
        .filter((text) => text.languages.length > 1),
    ),
    comparing: sources.filter((file) => pattern.test(read(file))).sort(),
    addresses: Object.keys(addresses),
    gallery: read('tests/support/gallery-list.ts'),
    deskCalls: Object.keys(deskEndpoints),
    proposalKinds,
    deskScreens: globSync('src/desk/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map(read)
      .join('\n'),
  }
}

/** Where one status is asked for by name. What each of them does with any other was looked at for {@link lookedAtFor}. */
const comparingPlaces: readonly string[] = json('tests/support/status-places.json') as string[]
const lookedAtFor = ['inReview', 'declined', 'approved', 'active', 'due', 'overdue', 'settled']

/** Every step of a recipe that was left out, as a sentence that says what to do. */
export function omissions(tree: Tree): string[] {
  return [
    ...ofStatuses(tree),
    ...ofLanguages(tree),
    ...ofMarkets(tree),
    ...ofChannels(tree),
    ...ofScreens(tree),
    ...ofDeskCalls(tree),
  ]
}

function ofScreens({ addresses: all, gallery }: Tree): string[] {
  return all
    .filter((name) => !new RegExp(`\\baddresses\\.${name}\\b`).test(gallery))
    .map(
      (name) =>
        `address ${name}: give its screen an entry in tests/support/gallery-list.ts, or list it there in notScreens`,
    )
}

/** Calls that a page of the desk makes by their address: files to keep, pictures, and what the passkey script asks. */
const byAddress: readonly DeskCallName[] = [
  'exportJournal',
  'exportTrialBalance',
  'exportArrears',
  'exportComplaints',
  'exportPortfolio',
  'exportBookBalance',
  'exportBookJournal',
  'exportBookDays',
  'exportBookErpnext',
  'exportBookOpening',
  'exportBookAllowance',
  'exportBookTax',
  'exportEvidence',
  'readCasePicture',
  'readIdentityPicture',
  'askOwnPasskey',
  'addOwnPasskey',
]

function ofDeskCalls({ deskCalls, deskScreens, proposalKinds: kinds }: Tree): string[] {
  const named = (call: string): boolean => deskScreens.includes(`'${call}'`)
  return [
    ...deskCalls
      .filter((call) => !named(call) && !byAddress.some((other) => other === call))
      .map((call) => `call ${call} of the desk: no screen makes it. Give it a form or a page in src/desk/<room>`),
    ...kinds
      .filter((kind) => !named(kind))
      .map((kind) => `kind of proposal ${kind}: no screen proposes it. Give it a form in src/desk/<room>`),
    ...byAddress
      .filter((call) => !deskCalls.includes(call) || named(call))
      .map((call) => `call ${call} of the desk: take it out of byAddress in tests/support/recipes.ts`),
  ]
}

/** The statuses in the newest statement of the migrations that `form` finds: its first group is their list in SQL. */
function newestList(migrations: string, form: RegExp): string[] {
  const list = [...migrations.matchAll(form)].at(-1)?.[1] ?? ''
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
}

const statusConstraint = /(?:create table|alter table) loan_order\b[^;]*?\bcheck \(status in \(([^)]*)\)/g
/** Partial indexes of the orders, each with the statuses whose rows it has to have. */
const statusIndexes: Readonly<Record<string, readonly string[]>> = {
  loan_order_one_open: openStatuses,
  loan_order_running: payableStatuses,
  loan_order_part: payableStatuses,
  loan_order_applied: unpaidOutStatuses,
}

function ofStatusIndexes({ migrations }: Tree): string[] {
  return Object.entries(statusIndexes).flatMap(([index, statuses]) => {
    const listed = newestList(
      migrations,
      new RegExp(`create (?:unique )?index ${index}\\b[^;]*?status in \\(([^)]*)\\)`, 'g'),
    )
    return statuses
      .filter((status) => !listed.includes(status))
      .map((status) => `status ${status}: drop the index ${index} in a migration, and create it with this status`)
  })
}

function ofStatuses(tree: Tree): string[] {
  const stored = newestList(tree.migrations, statusConstraint)
  const each = tree.statuses.flatMap((status) => [
    stored.includes(status) ||
      `status ${status}: let a migration drop the check constraint of loan_order.status and add it with this one`,
    tree.glossary.includes(`| ${status} |`) || `status ${status}: give it a row in docs/glossary.md`,
    tree.tokens.includes(`[data-status="${status}"]`) || `status ${status}: give it a colour in src/web/ui/tokens.css`,
    tree.personas.some(({ name }) => name.startsWith(kebab(status))) ||
      `status ${status}: give the demo a persona '${kebab(status)}' in src/server/demo/personas.ts`,
  ])
  const unlooked = tree.statuses.filter((status) => !lookedAtFor.includes(status))
  const places = tree.comparing.filter((file) => !comparingPlaces.includes(file))
  const gone = comparingPlaces.filter((file) => !tree.comparing.includes(file))
  return [
    ...each.filter((said) => said !== true),
    ...ofStatusIndexes(tree),
    ...unlooked.map(
      (status) =>
        `status ${status}: look at each comparison with one status (${comparingPlaces.length} files in tests/support/status-places.json), then add it to lookedAtFor`,
    ),
    ...places.map(
      (file) =>
        `${file}: compares a status with one name. Use a list of src/core/order/status.ts, or add the file to status-places.json`,
    ),
    ...gone.map((file) => `${file}: compares no status any more. Take it out of tests/support/status-places.json`),
  ]
}

const papers = ['loan-agreement', 'closure-letter', 'key-facts', 'privacy']
const folderOf = ({ number, instructions }: Channel): string => instructions ?? number

function ofLanguages({ languages: all, spokenLanguages, content, translations, markets, channels }: Tree): string[] {
  return all.flatMap((language) => {
    const without = translations.filter((text) => !text.languages.includes(language)).map(({ file }) => file)
    const files = [
      `faq/${language}.json`,
      `about/${language}.json`,
      ...channels.map((channel) => `payment-instructions/${folderOf(channel)}/${language}.json`),
      ...markets.flatMap((market) => papers.map((paper) => `legal/${market}/${paper}.${language}.md`)),
    ]
    const missing = files
      .filter((file) => !content.has(file))
      .map((file) => `language ${language}: write content/${file}`)
    return [
      ...missing,
      ...[...new Set(without)].map((file) => `language ${language}: write its texts in content/${file}`),
      ...(spokenLanguages.includes(language)
        ? []
        : [`language ${language}: record its digits: node scripts/record-digits.ts`]),
    ]
  })
}

function ofMarkets({ markets: all, bankMarkets, personas, productMarkets, currencyOf, channels }: Tree): string[] {
  return all.flatMap((market) =>
    [
      channels.some(({ limits }) => (currencyOf[market] ?? '') in limits) ||
        `market ${market}: no channel takes ${currencyOf[market]}. Give one limits in it in content/channels.json`,
      bankMarkets.includes(market) || `market ${market}: list its banks in content/banks.json`,
      productMarkets.includes(market) || `market ${market}: give it a sample product in src/server/catalogue/samples`,
      personas.some((persona) => persona.market === market) ||
        `market ${market}: give the demo a persona that is overdue in it, in src/server/demo/personas.ts`,
    ].filter((said) => said !== true),
  )
}

function ofChannels({ channels, content }: Tree): string[] {
  const folders = [...content]
    .filter((file) => file.startsWith('payment-instructions/'))
    .map((file) => file.split('/')[1])
  const known = new Set(channels.map(folderOf))
  const unused = [...new Set(folders)].filter((folder) => folder !== undefined && !known.has(folder))
  return [
    ...channels
      .filter(({ logo }) => !content.has(`logos/${logo}`))
      .map(({ number, logo }) => `channel ${number}: draw its logo, content/logos/${logo}`),
    ...unused.map(
      (folder) => `content/payment-instructions/${folder}: no channel of content/channels.json has this number`,
    ),
  ]
}
