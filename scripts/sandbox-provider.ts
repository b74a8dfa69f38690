// `npm run sandbox-provider`: the sandbox provider as a process of its own, for a lender's engineer who tries the protocol out.
//
// PROVIDER_API_KEY and PAYMENT_WEBHOOK_SECRETS are read from the environment and .env as the server reads them; without them it has
// those of the demo. From the environment alone: LENDER_ORIGIN, where notices go (http://127.0.0.1:3000), SANDBOX_PORT (3599), and
// SANDBOX_JOURNAL, a file in which it keeps what happened (nothing is kept without it).
//
// The product finds it by PROVIDER_URL=http://127.0.0.1:3599. Where SMS_TOKEN is set, it takes the texts of `sms-gateway` at
// SMS_URL=http://127.0.0.1:3599/v1/texts, too, and prints them here. To pay
// a code as a borrower would: POST /v1/pay with {"payCode": "8712…"} and the header Authorization: Bearer <PROVIDER_API_KEY>.

import { deliverOverHttp, startSandboxProvider } from '../src/server/adapters/providers/sandbox/service.ts'
import { demoSecrets } from '../src/settings/demo.ts'
import { origin, wholeNumber } from '../src/settings/values.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'
import { answerHelp, helpOf } from './help.ts'
import { environmentHere, tellProblems } from './operator-command.ts'

/** How often held notices are looked at, milliseconds. */
const lookMs = 1_000

/** What is wrong with the settings of this command; null where nothing is. */
function problemOf(lenderOrigin: string, port: string): string | null {
  const wrongOrigin = origin.safeParse(lenderOrigin).error?.issues[0]?.message
  if (wrongOrigin !== undefined) return `LENDER_ORIGIN ${wrongOrigin}`
  const wrongPort = wholeNumber(0, 65_535).safeParse(port).error?.issues[0]?.message
  return wrongPort === undefined ? null : `SANDBOX_PORT ${wrongPort}`
}

const printText = (to: string, text: string): void => void process.stdout.write(`Text to ${to}: ${text}\n`)

async function start(): Promise<void> {
  const used = ['PROVIDER_API_KEY', 'PAYMENT_WEBHOOK_SECRETS', 'SMS_TOKEN']
  const { PROVIDER_API_KEY, PAYMENT_WEBHOOK_SECRETS, SMS_TOKEN } = await withUnwrappedSecrets(environmentHere(), used)
  const {
    LENDER_ORIGIN: lenderOrigin = 'http://127.0.0.1:3000',
    SANDBOX_PORT: port = '3599',
    SANDBOX_JOURNAL,
  } = process.env
  const problem = problemOf(lenderOrigin, port)
  if (problem !== null) return fail(problem)
  const secrets = (PAYMENT_WEBHOOK_SECRETS ?? demoSecrets.PAYMENT_WEBHOOK_SECRETS).split(',')
  const sandbox = await startSandboxProvider({
    apiKey: PROVIDER_API_KEY ?? demoSecrets.PROVIDER_API_KEY,
    webhookSecret: () => secrets[0]?.trim() ?? '',
    deliver: deliverOverHttp(() => lenderOrigin),
    now: () => new Date(),
    port: Number(port),
    ...(SMS_TOKEN ? { texts: { token: SMS_TOKEN, take: printText } } : {}),
    ...(SANDBOX_JOURNAL === undefined ? {} : { journalPath: SANDBOX_JOURNAL }),
  }).catch((error: NodeJS.ErrnoException) => {
    const isOfJournal = error instanceof SyntaxError || ['open', 'read', 'mkdir'].includes(error.syscall ?? '')
    if (isOfJournal && SANDBOX_JOURNAL !== undefined) return fail(`SANDBOX_JOURNAL cannot be used: ${error.message}`)
    if (error.syscall !== 'listen') throw error
    fail(`The sandbox provider cannot listen on port ${port} (${error.code}): set SANDBOX_PORT to another one.`)
  })
  if (sandbox === undefined) return
  const looking = setInterval(() => void sandbox.deliverDue(), lookMs)
  process.stdout.write(`The sandbox provider listens on ${sandbox.url} and sends notices to ${lenderOrigin}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(looking)
      void sandbox.close()
    })
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

answerHelp(import.meta.filename)
if (process.argv.length > 2) fail(helpOf(import.meta.filename))
else await tellProblems(start)
