// Runs the conformance steps of an adapter at your test account: asks for a code, asks again, asks about it, withdraws it; sends a
// payout, a text and a message for a phone if you say where to; charges a card of the test account if you name it; lists settlements;
// and tries it all with a changed credential, which has to get nothing. Without a name it lists the adapters, with a name and nothing
// else the settings of that one.
//
// Usage:
//   npm run provider:check
//   npm run provider:check -- xendit
//   npm run provider:check -- xendit --currency PHP --amount 10000 --at QR_CODE/QRPH
//   npm run provider:check -- xendit --currency PHP --amount 10000 --bank PH_BDO --number 000000000099 --name "Ana Cruz"
//   npm run provider:check -- twilio --phone +15005550006
//   npm run provider:check -- stripe --currency PHP --amount 10000 --card cus_0123456789:pm_card_visa
//   npm run provider:check -- host-push --push what-the-app-calls-the-phone
//   npm run provider:check -- decentro --name "Asha Verma" --born 1990-01-31 --document nationalId --id ABCDE1234F --phone 9876543210
//
// The amount is in minor units. Settings are read from the environment and .env as the server reads them. A production account is
// refused where its key says what it is. Ends with 1 where something is not as it has to be.

import { identityDocuments } from '../src/core/application/application-fields.ts'
import { parseCalendarDate } from '../src/core/calendar-date.ts'
import { createBreaker } from '../src/server/adapters/http/breaker.ts'
import { checkLive, type LiveWish, strangeSettings } from '../src/server/adapters/providers/live-check.ts'
import type { Adapter } from '../src/server/adapters/providers/provider.ts'
import { adapters } from '../src/server/adapters/providers/registry.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'
import { answerHelp, helpOf } from './help.ts'
import { environmentHere, tellProblems, typedWords } from './operator-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function tellOf({ manifest }: Adapter): void {
  say(
    `${manifest.name}: ${manifest.capabilities.join(', ')}${manifest.countries.length === 0 ? '' : ` (${manifest.countries.join(', ')})`}`,
  )
}

function describeSettings({ manifest }: Adapter): void {
  for (const { at, facts } of manifest.ways) {
    say(`  channels at ${at?.source ?? 'any'}: ${JSON.stringify(facts)}`)
  }
  for (const [name, type] of Object.entries(manifest.settings.shape)) {
    say(`  ${name}: ${(type as { description?: string }).description ?? ''}`)
  }
  for (const page of manifest.checkedAgainst) say(`  checked against ${page}`)
}

const currencies = ['PHP', 'INR', 'IDR'] as const

function wishOf(values: Readonly<Record<string, string | undefined>>): LiveWish {
  const { currency, amount = '10000', at = null, bank, number, name, phone = null, card = null, push = null } = values
  const known = currencies.find((one) => one === currency) ?? 'PHP'
  const payoutTo =
    bank === undefined || number === undefined || name === undefined
      ? null
      : { number, bankCode: bank, bankName: bank, accountName: name }
  return {
    currency: known,
    amountMinor: Number(amount),
    at,
    payoutTo,
    phone,
    card,
    pushTo: push,
    person: personIn(values),
  }
}

/** Null unless everything is there that an identity service and a credit bureau are given. */
function personIn({ name, born = '', document, id, phone }: Readonly<Record<string, string | undefined>>) {
  const birthDate = parseCalendarDate(born)
  const idType = identityDocuments.find((one) => one === document)
  if (name === undefined || birthDate === null || idType === undefined || id === undefined || phone === undefined)
    return null
  return { fullName: name, birthDate, idType, idNumber: id, phone }
}

async function check(adapter: Adapter, environment: Readonly<Record<string, string | undefined>>, wish: LiveWish) {
  const { manifest } = adapter
  const read = manifest.settings.safeParse(environment)
  if (!read.success) {
    for (const {
      path: [field],
      message,
    } of read.error.issues)
      say(`${String(field)} ${environment[String(field)] === undefined ? 'is missing' : message}`)
    return false
  }
  if (manifest.isTestAccount(environment) === false) {
    say(`These settings are of a production account of ${manifest.name}: nothing was tried.`)
    return false
  }
  const connect = (settings: typeof read.data) =>
    adapter.connect({
      settings,
      breaker: createBreaker({ nowMs: () => performance.now(), onChange: () => undefined }),
      publicOrigin: environment.PUBLIC_ORIGIN ?? 'https://loans.example',
      lenderName: environment.LENDER_NAME ?? 'A lender',
    })
  const stranger = connect(manifest.settings.parse(strangeSettings(manifest.credential, environment)))
  const steps = await checkLive(connect(read.data), stranger, wish)
  for (const { what, wrong } of steps) say(wrong === null ? `ok     ${what}` : `WRONG  ${what}: ${wrong}`)
  if (steps.length === 0)
    say(
      'Nothing was tried: say --at, --bank with --number and --name, --phone, --card, --push, or whom to ask about (see --help).',
    )
  return steps.length > 0 && steps.every(({ wrong }) => wrong === null)
}

/** What was typed that cannot be used; null where nothing is wrong. */
function wrongWords({ amount, currency, born, document }: Readonly<Record<string, string | undefined>>): string | null {
  if (amount !== undefined && !/^[1-9]\d{0,11}$/.test(amount))
    return '--amount has to be whole minor units, such as 10000.'
  if (currency !== undefined && !currencies.some((one) => one === currency))
    return `--currency has to be one of ${currencies.join(', ')}.`
  if (born !== undefined && parseCalendarDate(born) === null) return '--born has to be a day, such as 1990-01-31.'
  if (document !== undefined && !identityDocuments.some((one) => one === document))
    return `--document has to be one of ${identityDocuments.join(', ')}.`
  return null
}

answerHelp(import.meta.filename)
const typed = typedWords([
  ...(['currency', 'amount', 'at', 'bank', 'number', 'name', 'phone'] as const),
  ...(['card', 'push', 'born', 'document', 'id'] as const),
])
const [wanted] = typed?.words ?? []
const chosen = adapters.find(({ manifest }) => manifest.name === wanted)
if (typed === null || typed.words.length > 1) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else if (wanted === undefined) for (const one of adapters) tellOf(one)
else if (chosen === undefined) {
  say(`There is no adapter ${wanted}. There are ${adapters.map(({ manifest }) => manifest.name).join(', ')}.`)
  process.exitCode = 1
} else if (Object.keys(typed.values).length === 0) {
  tellOf(chosen)
  describeSettings(chosen)
} else {
  const wrong = wrongWords(typed.values)
  if (wrong !== null) {
    process.stderr.write(`${wrong}\n`)
    process.exitCode = 1
  } else
    await tellProblems(async () => {
      const names = Object.keys(chosen.manifest.settings.shape)
      const environment = await withUnwrappedSecrets(environmentHere(), names)
      process.exitCode = (await check(chosen, environment, wishOf(typed.values))) ? 0 : 1
    })
}
