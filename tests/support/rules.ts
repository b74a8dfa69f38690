// The rules of docs/rules as data: what each says, why, where it is done and which tests prove it. docs/coverage.md is made of them.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')

export interface Proof {
  readonly file: string
  readonly title: string
}

export interface Rule {
  readonly id: string
  /** The file of docs/rules, without `.md`. */
  readonly room: string
  readonly text: string
  readonly reason: string
  readonly files: readonly string[]
  readonly proofs: readonly Proof[]
}

/** Cuts a table line at its bars; `\|` is a bar inside a cell. */
function cells(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function proofOf(text: string): Proof {
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(text) ?? []
  return { file, title }
}

/** The rules of one file: each row of its tables, but for the heads. */
export function rulesOf(room: string, markdown: string): Rule[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!---|Rule )/.test(line))
    .map((line) => {
      const [id = '', text = '', reason = '', files = '', proofs = ''] = cells(line)
      const listed = (cell: string) => cell.split('<br>').filter((part) => part !== '')
      return {
        id,
        room,
        text,
        reason,
        files: listed(files).map((file) => file.replaceAll('`', '')),
        proofs: listed(proofs).map(proofOf),
      }
    })
}

/** Every rule, file by file. */
export function readRules(): Rule[] {
  const folder = path.join(root, 'docs/rules')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => rulesOf(file.slice(0, -'.md'.length), readFileSync(path.join(folder, file), 'utf8')))
}

/** What stands between backticks in a rule. */
const codes = ({ text }: Rule): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The calls that a rule names: `POST /hazel/…`. */
export const callsOf = (rule: Rule): string[] => codes(rule).filter((code) => /^(GET|POST) \//.test(code))

/** The addresses of pages that a rule names: `/confirm`, `#/borrowDetail`. */
export const addressesOf = (rule: Rule): string[] =>
  codes(rule).filter((code) => /^#?\/(?!hazel|api|gopia|webhooks)/.test(code))

/** The words that a rule quotes: labels and messages of the product. */
export const wordsOf = ({ text }: Rule): string[] =>
  [...text.matchAll(/(?<![\w`])'([^']*[A-Za-z]{3}[^']*)'(?!\w)/g)].map(([, words = '']) => words)

/** Rows of a name and the ids of the rules that name it, in the order of the names. */
function index(rules: readonly Rule[], namesOf: (rule: Rule) => readonly string[]): string[] {
  const found = new Map<string, Set<string>>()
  for (const rule of rules)
    for (const name of namesOf(rule)) found.set(name, (found.get(name) ?? new Set()).add(rule.id))
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, ids]) =>
        `| ${name.startsWith('/') || /^([#]|GET|POST)/.test(name) ? `\`${name}\`` : name} | ${[...ids].join(', ')} |`,
    )
}

/** The kinds of tests, in the order of the table. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['browser', /^tests\/e2e\//],
  ['wire', /^tests\/service\//],
  ['database', /\.db\.test\.ts$/],
  ['unit', /./],
]

function numbers(rules: readonly Rule[], room: string): string {
  const own = rules.filter((rule) => rule.room === room)
  const proofs = new Map(own.flatMap((rule) => rule.proofs).map((proof) => [`${proof.file} ${proof.title}`, proof]))
  const kindOf = ({ file }: Proof) => kinds.find(([, pattern]) => pattern.test(file))?.[0]
  const counts = kinds.map(([kind]) => [...proofs.values()].filter((proof) => kindOf(proof) === kind).length)
  return `| [${room}](rules/${room}.md) | ${own.length} | ${counts.join(' | ')} |`
}

/** docs/coverage.md, whole. */
export function coverageOf(rules: readonly Rule[]): string {
  const rooms = [...new Set(rules.map((rule) => rule.room))]
  return [
    '# Coverage: which rule names what',
    '',
    'Made by `npm run coverage` from [the rules](rules/README.md): change them and run it. `tests/coverage.test.ts` fails while this',
    'page says something else, and while an address or a call of the contracts, or a message that older clients know, has no rule.',
    '',
    '## Rules and the tests that prove them',
    '',
    `| Room | Rules | ${kinds.map(([kind]) => `Tests: ${kind}`).join(' | ')} |`,
    `| --- | ---: | ${kinds.map(() => '---:').join(' | ')} |`,
    ...rooms.map((room) => numbers(rules, room)),
    '',
    '## Addresses of pages',
    '',
    '| Address | Rules |',
    '| --- | --- |',
    ...index(rules, addressesOf),
    '',
    '## Calls',
    '',
    '| Call | Rules |',
    '| --- | --- |',
    ...index(rules, callsOf),
    '',
    '## Words on the screens',
    '',
    '| Words | Rules |',
    '| --- | --- |',
    ...index(rules, wordsOf),
    '',
  ].join('\n')
}
