// docs/rules, held to the tree: each rule has an id of its own, a reason, files and tests that exist; what cites a rule or a document
// cites one that is there; every address, call and message has its rule.

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addresses, hashAddresses } from '../src/contracts/addresses.ts'
import { deskEndpoints } from '../src/contracts/desk-endpoints.ts'
import { deskLoginEndpoints } from '../src/contracts/desk-login.ts'
import { endpoints } from '../src/contracts/endpoints.ts'
import { addressesOf, callsOf, coverageOf, type Rule, readRules, rulesOf } from './support/rules.ts'

const root = path.join(import.meta.dirname, '..')
const rules = readRules()
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const isThere = (file: string): boolean => file !== '' && existsSync(path.join(root, file))

const texts = new Map<string, string>()

/** A test's title stands in its file as a quoted text; `'` may be escaped there. */
function hasTitle(file: string, title: string): boolean {
  if (!isThere(file)) return false
  const text = texts.get(file) ?? read(file)
  texts.set(file, text)
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`))
}

/** What is wrong with rules, a line for each fault. */
function faultsOf(all: readonly Rule[]): string[] {
  const ids = all.map(({ id }) => id)
  return all.flatMap(({ id, room, text, reason, files, proofs }, place) => [
    ...(ids.indexOf(id) === place ? [] : [`${id}: two rules have this id`]),
    ...(new RegExp(`^${room.toUpperCase()}-[1-9]\\d*$`).test(id) ? [] : [`${id}: no id of ${room}.md`]),
    ...(text === '' || reason === '' ? [`${id}: says nothing, or no reason`] : []),
    ...(files.length > 0 && proofs.length > 0 ? [] : [`${id}: names no file, or no test`]),
    ...files.filter((file) => !isThere(file)).map((file) => `${id}: no file ${file}`),
    ...proofs
      .filter(({ file, title }) => !hasTitle(file, title))
      .map(({ file, title }) => `${id}: no test ${file} › ${title}`),
  ])
}

/** A path below a folder of ours, or nothing but a name, that ends in `.md`. */
const documentName = /(?<![\w./<{}>-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)?\.md\b/g
const documents = globSync(['*.md', 'docs/**/*.md', 'content/**/*.md', 'kits/*.md', 'clients/*/*.md'], { cwd: root })
/** Words that send a reader to a text that is not here: the specification of the product is docs/rules. */
const elsewhere = [
  /(?<![.\w])spec(?:'s)?\b(?!\.ts)/i,
  /\bspecification\b/i,
  /(?<!RFC \d+,? )\bsections? \d/i,
  /\bthreats? [A-Z]\d+\b/,
]

/** What a file of ours cites and no reader finds: a rule, a document or a decision that is not there. */
function unknownCitations(text: string, ids: ReadonlySet<string>): string[] {
  const rooms = [...new Set([...ids].map((id) => id.replace(/-\d+$/, '')))].join('|')
  const cited = [...text.matchAll(new RegExp(`(?<![\\w'"-])(?:${rooms})-\\d+\\b`, 'g'))].map(([id]) => id)
  const named = [...text.matchAll(documentName)].map(([name]) => name)
  const decided = [...text.matchAll(/\bdecisions?[ /](\d{4})\b/g)].map(([, number]) => `docs/decisions/${number}`)
  return [
    ...cited.filter((id) => !ids.has(id)),
    ...named.filter((name) => !documents.some((document) => document === name || document.endsWith(`/${name}`))),
    ...decided.filter((decision) => !documents.some((document) => document.startsWith(decision))),
    ...elsewhere.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ]
}

/** Messages that older clients know, and labels that they look for: exact in English. */
const messages = [
  'Loan Now',
  'Your bank card',
  'Repayment Plan',
  'Point out',
  'Repayment date',
  'Click to view more products',
  'Go and bind the card',
  'Withdraw Now',
  'Your next payment date is',
  'Payment Method',
  'copy success',
  'Contract No.',
  'Total Payment',
  'Failed',
  'Payment account information',
  'My complaints',
  'Online service',
  'Process Result',
  'Please rate this service',
  'The selected order does not support sending collection types',
  'Silakan pilih',
  'REPAY',
  'Rollover Repayment',
  'Short of money?',
  'Borrow Again',
  'Please fill in your comments and suggestions',
  'Please enter a valid phone number.',
  'Please provide complete information!',
  'Success!',
  'loading...',
  'Successful demonstration！',
  'Upload succeeded!',
  'error',
  'do not resend the code',
  'Verification code sent!',
  'Your account has been deleted!',
]

describe('docs/rules', () => {
  it('has rules with an id, a reason, files and tests, all of which are there', () => {
    expect(rules.length).toBeGreaterThan(200)
    expect(faultsOf(rules)).toEqual([])
  })

  it('turns red for a rule that is wrong in any of these ways', () => {
    const good = '| OFFER-1 | It holds. | A reason. | `package.json` | `tests/nouns.test.ts` › turns red |'
    const planted = [
      good.replace('turns red', 'has the same name in contract, server, screens and core'),
      good.replace('tests/nouns.test.ts` › turns red', 'tests/none.test.ts` › none'),
      good.replace('OFFER-1', 'ORDER-2').replace('package.json', 'none.ts'),
      '| OFFER-3 | It holds. |  | `package.json` |  |',
    ].join('\n')
    expect(faultsOf(rulesOf('offer', planted))).toEqual([
      'OFFER-1: two rules have this id',
      'OFFER-1: no test tests/none.test.ts › none',
      'ORDER-2: no id of offer.md',
      'ORDER-2: no file none.ts',
      'ORDER-2: no test tests/nouns.test.ts › turns red',
      'OFFER-3: says nothing, or no reason',
      'OFFER-3: names no file, or no test',
    ])
  })

  it('has a rule for every address of the contracts', () => {
    const named = new Set(rules.flatMap(addressesOf))
    const all = [...Object.values(addresses), ...hashAddresses.map((address) => `#${address}`)]
    const without = all.filter((address) => !named.has(address))
    expect(without.map((address) => `${address}: name it in a rule of its room in docs/rules`)).toEqual([])
  })

  it('has a rule for every call of the contracts, and names no other', () => {
    const calls = [
      ...Object.values(endpoints).map(({ methods, path: at }) => methods.map((method) => `${method} ${at}`)),
      ...Object.values({ ...deskEndpoints, ...deskLoginEndpoints }).map(({ method, path: at }) => [`${method} ${at}`]),
    ]
    const named = new Set(rules.flatMap(callsOf))
    const without = calls.filter((ways) => !ways.some((way) => named.has(way))).flat()
    expect(without.map((call) => `${call}: name it in a rule of its room in docs/rules`)).toEqual([])
    const notInTheTable = ['POST /webhooks/payments/{channel}', 'POST /webhooks/cards/{provider}', 'POST /demo/answer']
    const ours = new Set([...calls.flat(), ...notInTheTable])
    const gone = [...named].filter((call) => !ours.has(call))
    expect(gone.map((call) => `${call}: no contract has this call; correct its rule in docs/rules`)).toEqual([])
  })

  it('has a rule for every message that older clients know', () => {
    const text = rules.map((rule) => rule.text).join('\n')
    expect(messages.filter((message) => !text.includes(`'${message}'`))).toEqual([])
  })

  it('is what docs/coverage.md is made of: `npm run coverage`', () => {
    expect(read('docs/coverage.md')).toBe(coverageOf(rules))
  })
})

describe('what cites', () => {
  const ids = new Set(rules.map(({ id }) => id))
  const itself = 'tests/coverage.test.ts'

  it('a rule, a document or a decision cites one that is here', () => {
    const files = globSync(
      ['{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,css,sql}', '*.md', '*.ts', '*.mjs', 'docs/**/*.md'],
      {
        cwd: root,
      },
    )
    expect(files.length).toBeGreaterThan(800)
    const own = (text: string): string => text.replaceAll(/from '[^']+'|import\('[^']+'\)/g, '')
    const found = files
      .filter((file) => file !== itself)
      .flatMap((file) => unknownCitations(own(read(file)), ids).map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })

  it('is found where it cites something else', () => {
    const planted = {
      '// Held by OFFER-1, and by OFFER-9999.': ['OFFER-9999'],
      '/** As docs/rules/offer.md and STYLE.md say, and elsewhere.md. */': ['elsewhere.md'],
      '// Why: decision 0010, decision 0999.': ['docs/decisions/0999'],
      '/** Five a minute (spec section 4). */': ['spec', 'section 4'],
      '/** In the order of the specification. */': ['specification'],
      '/** A file at most, bytes (threat T30). */': ['threat T30'],
      "// tests/e2e/order-details.spec.ts, and const example = 'ORDER-1'": [],
    }
    for (const [text, faults] of Object.entries(planted)) expect(unknownCitations(text, ids), text).toEqual(faults)
  })
})
