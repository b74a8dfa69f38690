// The commands that stand in what we give to read: found where they are marked as code, so that a new one cannot be overlooked.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const settings = '(?:[A-Z][A-Z0-9_]*=\\S+ )*'
/** Programs that a reader would type: with their arguments, or alone with settings before them. */
const programs =
  'npm|npx|node|curl|pg_dump|pg_restore|pg_basebackup|createdb|dropdb|psql|openssl|git|docker|sudo|apt-get|apt|sh|bash|kill'
const typed = new RegExp(`^${settings}(?:${programs}) \\S`)

/** Those that a document names and no test types. */
export const mentioned: ReadonlySet<string> = new Set([
  ...['npm ci', 'npm install --no-save', 'npm run check:static', 'npm run sandbox-provider -- --help'],
  // The account of the migration alone: migrate-command.long.test.ts has the command.
  'DATABASE_URL=postgres://candor_owner@… npm run migrate',
  // tests/measures.test.ts runs its program.
  'npm run measures',
])

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The commands of a Markdown text: lines of blocks without a language or of a shell, and what stands between backticks. */
export function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)]
  const ofBlocks = blocks
    .filter(([, language]) => ['', 'sh', 'bash', 'shell', 'console'].includes(language ?? ''))
    .flatMap(([, , lines]) => (lines ?? '').split('\n'))
    // What is said of a line stands behind it.
    .map((line) => line.replace(/\s+#\s.*$/, '').replace(/^\$ /, ''))
  const rest = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  const inline = [...rest.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
  return [...ofBlocks, ...inline].map(oneLine).filter((text) => typed.test(text))
}

/** The commands of a help text: lines that are one, and what stands between backticks. */
export function commandsOfHelp(text: string): string[] {
  const lines = text
    .split('\n')
    .map(oneLine)
    .filter((line) => typed.test(line))
  return [...lines, ...commandsOf(text)]
}

/** The commands that `.env.example` tells to make a database and secrets with. */
function commandsOfExample(text: string): string[] {
  const secrets = [...text.matchAll(/openssl [a-z0-9 |-]+[a-z0-9]/gi)].map(([command]) => command)
  const lines = text.split('\n').map((line) => oneLine(line.replace(/^#\s+/, '')))
  return [...secrets, ...lines.filter((line) => typed.test(line))]
}

/** Every command of the documents, each once, with the first place where it stands. */
export function documentedCommands(): Map<string, string> {
  const documents = ['README.md', 'CONTRIBUTING.md', 'STYLE.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]
  const found = new Map<string, string>()
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const all = [
    ...documents.map((file) => ({ file, commands: commandsOf(read(file)) })),
    { file: '.env.example', commands: commandsOfExample(read('.env.example')) },
  ]
  for (const { file, commands } of all)
    for (const command of commands) if (!found.has(command)) found.set(command, file)
  return found
}

/** A code for what the overdue sample borrower of the demo at this origin has to pay. */
export async function payCodeOf(origin: string): Promise<string> {
  const personas = (await (await fetch(`${origin}/demo/personas`)).json()) as {
    name: string
    params: Record<string, string>
    productId: string
    orderId: string
  }[]
  const who = personas.find(({ name }) => name === 'overdue')
  const order = { productId: who?.productId ?? '', orderId: who?.orderId ?? '' }
  const call = async (address: string, fields: Record<string, string>) => {
    const answer = await fetch(`${origin}${address}?${new URLSearchParams(who?.params)}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams({ ...order, ...fields }),
    })
    return ((await answer.json()) as { data: { repayAmount?: number; payCode?: string } }).data
  }
  const { repayAmount } = await call('/hazel/v3/installment/loan-play-detail', {})
  const made = await call('/hazel/v3/loan-details/generate-vcode', {
    amount: String(repayAmount),
    channelNumber: 'corner-store',
  })
  return made.payCode ?? ''
}
