// `npm run sandbox-provider`: the sandbox provider as a process of its own, for a lender's engineer who tries the protocol out.
// PROVIDER_API_KEY, PAYMENT_WEBHOOK_SECRETS, LENDER_ORIGIN (where notices go), SANDBOX_PORT, SANDBOX_JOURNAL (optional).

import { demoSecrets } from '../src/config-fields.ts'
import { deliverOverHttp, startSandboxProvider } from '../src/server/adapters/providers/sandbox/service.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

/** How often held notices are looked at, milliseconds. */
const lookMs = 1_000

const { PROVIDER_API_KEY, PAYMENT_WEBHOOK_SECRETS, LENDER_ORIGIN, SANDBOX_PORT, SANDBOX_JOURNAL } = process.env
const secrets = (PAYMENT_WEBHOOK_SECRETS ?? demoSecrets.PAYMENT_WEBHOOK_SECRETS).split(',')
const lenderOrigin = LENDER_ORIGIN ?? 'http://127.0.0.1:3000'

const sandbox = await startSandboxProvider({
  apiKey: PROVIDER_API_KEY ?? demoSecrets.PROVIDER_API_KEY,
  webhookSecret: () => secrets[0]?.trim() ?? '',
  deliver: deliverOverHttp(() => lenderOrigin),
  now: () => new Date(),
  port: Number(SANDBOX_PORT ?? 3599),
  ...(SANDBOX_JOURNAL === undefined ? {} : { journalPath: SANDBOX_JOURNAL }),
})
const looking = setInterval(() => void sandbox.deliverDue(), lookMs)
process.stdout.write(`The sandbox provider listens on ${sandbox.url} and sends notices to ${lenderOrigin}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(looking)
    void sandbox.close()
  })
}
