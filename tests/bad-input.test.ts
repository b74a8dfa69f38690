// What a provider can get wrong, for each port and each adapter: the test that says what becomes of it, or why it cannot happen there.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { capabilities } from '../src/server/adapters/providers/provider.ts'
import { adapters } from '../src/server/adapters/providers/registry.ts'

const root = path.dirname(import.meta.dirname)

/** What goes wrong. */
const cases = [
  'timeoutBefore',
  'timeoutAfter',
  'refused4xx',
  'failed5xx',
  'htmlForJson',
  'otherCurrency',
  'majorUnits',
  'foreignAccount',
  'replayedNotice',
  'rewrittenNotice',
  'unknownEvent',
  'shrinkingList',
  'rotatedSecret',
] as const
type Case = (typeof cases)[number]

const ports = [...capabilities, 'mail'] as const
type Port = (typeof ports)[number]

/** `file › title` of a test, or why there is no such thing. */
type Place = string | { readonly never: string }
/** One place for all adapters of a port, one for each call that the case can meet, or one for each adapter. */
type Cell = Place | readonly Place[] | { readonly each: Readonly<Record<string, Place>> }

const suite = 'tests/support/provider-conformance.ts'
const cardSuite = 'tests/support/card-conformance.ts'
const pushSuite = 'tests/support/push-conformance.ts'
const checkSuite = 'tests/support/check-conformance.ts'
const mailSuite = 'tests/support/mail-conformance.ts'
const own = (name: string): string => `src/server/adapters/providers/${name}/${name}.test.ts`

const ofCodes = `${suite} › does not know what happened after %o, and makes no second code`
const ofPayouts = `${suite} › does not know what happened after %o, and sends nothing twice`
const ofCards = `${cardSuite} › does not know what happened after %o, and charges nothing twice`
/** A charge, one for which the bank asks and that is withdrawn, and a card that is added, looked at and forgotten. */
const ofCardCalls = [
  ofCards,
  `${cardSuite} › is not known to be withdrawn after %o`,
  `${own('stripe')} › for which the bank asks stays with the bank where its withdrawal ends with %o`,
  `${cardSuite} › does not know what happened after %o, and begins nothing twice`,
]
const ofTexts = `${suite} › tells a refusal from a message that may have left, and says neither number nor text`
const ofPushes = `${pushSuite} › does not know what happened after %o, and shows nothing twice`
const ofMails = `${mailSuite} › is tried again after %s, and arrives once`
const ofChecks = `${checkSuite} › does not know what happened after %o, and makes no second enquiry`
const ofLists = `${suite} › lists nothing by halves after %o`
const bankList = 'src/server/payout-account/bank-list.db.test.ts'
const receiptOrder = 'src/server/outbox/receipts.db.test.ts › is noted once, in whatever order the receipts come'

const nameSuite = 'tests/support/name-conformance.ts'
const ofNames = `${nameSuite} › does not know what happened after %o, and asks again by the same reference`

const never = (why: string) => ({ never: why })
const asksOnly = never('its notices make us ask, and are not believed')
const noMoney = never('it moves no money')
const noNotices = never('it tells nothing by itself')
const noList = never('it has no list')
const noSecret = never('nothing is signed')
const minorUnits = never('its amounts are whole minor units, as ours are')

/** An identity service and a credit bureau answer at once, by figures that are no money. */
const checkCases = (foreignAccount: Place): Readonly<Record<Case, Cell>> => ({
  timeoutBefore: ofChecks,
  timeoutAfter: ofChecks,
  refused4xx: `${checkSuite} › takes a 4xx for a refusal and too many calls for nothing sent, and both make no enquiry`,
  failed5xx: ofChecks,
  htmlForJson: ofChecks,
  otherCurrency: noMoney,
  majorUnits: noMoney,
  foreignAccount: { each: { decentro: foreignAccount } },
  replayedNotice: noNotices,
  rewrittenNotice: noNotices,
  unknownEvent: noNotices,
  shrinkingList: noList,
  rotatedSecret: noSecret,
})

const table: Readonly<Record<Port, Readonly<Record<Case, Cell>>>> = {
  payments: {
    timeoutBefore: ofCodes,
    timeoutAfter: ofCodes,
    refused4xx: `${suite} › takes a 4xx for a refusal and too many calls for nothing sent, and both leave no code`,
    failed5xx: ofCodes,
    htmlForJson: ofCodes,
    otherCurrency: `${suite} › tells another amount and currency as they were paid, and nothing of a payment that failed`,
    majorUnits: {
      each: {
        http: 'tests/drills/bad-notices.db.test.ts › with this %s is refused as unreadable: %o',
        xendit: `${own('xendit')} › is written in the currency’s own unit, never in ours`,
        razorpay: `${own('razorpay')} › makes no code of a reference that has another amount`,
      },
    },
    foreignAccount:
      'src/server/payment/heard/hinted-notice.db.test.ts › puts money aside whose reference is not ours, and forgets what the provider does not know',
    replayedNotice:
      'src/server/payment/booking/take-notice.db.test.ts › counts once when it comes again and again, at once or later',
    rewrittenNotice: `${suite} › books nothing of a notice whose words were written anew`,
    unknownEvent: `${suite} › leaves events alone that it does not know`,
    shrinkingList: noList,
    rotatedSecret: `${suite} › reads its own notice, the same again, and one that the old secret signed`,
  },
  payouts: {
    timeoutBefore: ofPayouts,
    timeoutAfter: ofPayouts,
    refused4xx: `${suite} › says who is to blame: the account, or what only the lender can mend`,
    failed5xx: ofPayouts,
    htmlForJson: ofPayouts,
    otherCurrency: {
      each: {
        http: never('it is asked in the currency of the loan, and answers a state'),
        xendit: `${own('xendit')} › is refused before anybody is asked where the currency or its smallest unit does not fit`,
        razorpay: `${own('razorpay')} › refuses another currency, a bank without an IFSC and a counter before anybody is asked`,
      },
    },
    majorUnits: {
      each: {
        http: minorUnits,
        xendit: `${own('xendit')} › is written in the currency’s own unit, never in ours`,
        razorpay: minorUnits,
      },
    },
    foreignAccount: `${suite} › reads its own notice, also by the old secret, and no foreign one`,
    replayedNotice: asksOnly,
    rewrittenNotice: asksOnly,
    unknownEvent: asksOnly,
    shrinkingList: `${bankList} › changes nothing where it lost too many entries to be credible, and raises an alert`,
    rotatedSecret: `${suite} › reads its own notice, also by the old secret, and no foreign one`,
  },
  cards: {
    timeoutBefore: ofCardCalls,
    timeoutAfter: ofCardCalls,
    refused4xx: [
      `${cardSuite} › tells a declined card from a charge that was refused`,
      `${cardSuite} › is not known to be withdrawn after a %i`,
      `${cardSuite} › is refused to a stranger, and to one who calls too often`,
    ],
    failed5xx: ofCardCalls,
    htmlForJson: ofCardCalls,
    otherCurrency: {
      each: {
        http: never('it is asked in the currency of the loan'),
        stripe: `${own('stripe')} › in rupees is refused before anybody is asked`,
      },
    },
    majorUnits: {
      each: {
        http: minorUnits,
        stripe: `${own('stripe')} › whose key comes with another amount, or while the first is under way, is asked about`,
      },
    },
    foreignAccount: { each: { http: noNotices, stripe: `${own('stripe')} › about nothing of ours is left alone` } },
    replayedNotice: asksOnly,
    rewrittenNotice: {
      each: {
        http: noNotices,
        stripe: `${own('stripe')} › is refused with one byte changed, serialised again, or under a header that lies about its time`,
      },
    },
    unknownEvent: { each: { http: noNotices, stripe: `${own('stripe')} › about nothing of ours is left alone` } },
    shrinkingList: noList,
    rotatedSecret: {
      each: {
        http: noNotices,
        stripe: `${own('stripe')} › counts under either secret while they are exchanged, and under no other`,
      },
    },
  },
  messages: {
    timeoutBefore: ofTexts,
    timeoutAfter: ofTexts,
    refused4xx: ofTexts,
    failed5xx: ofTexts,
    htmlForJson: `${suite} › never leads to another provider where something stood in the place of its answer`,
    otherCurrency: noMoney,
    majorUnits: noMoney,
    foreignAccount: `${suite} › takes no receipt of anybody`,
    replayedNotice: receiptOrder,
    rewrittenNotice: {
      each: {
        'sms-gateway': noNotices,
        twilio: `${own('twilio')} › counts only as it was signed: for this message, with these words, by this account`,
        exotel: `${own('exotel')} › counts only at the address that was made for its message`,
      },
    },
    unknownEvent: {
      each: {
        'sms-gateway': noNotices,
        twilio: `${own('twilio')} › of %s is no end`,
        exotel: `${own('exotel')} › of %o says %s`,
      },
    },
    shrinkingList: noList,
    rotatedSecret: {
      each: {
        'sms-gateway': noNotices,
        twilio: `${own('twilio')} › of %o says %s`,
        exotel: `${own('exotel')} › counts also at an address that was made under the secret before`,
      },
    },
  },
  push: {
    timeoutBefore: ofPushes,
    timeoutAfter: ofPushes,
    refused4xx: `${pushSuite} › tells a phone that is gone from a refusal, and says neither address nor text`,
    failed5xx: ofPushes,
    htmlForJson: ofPushes,
    otherCurrency: noMoney,
    majorUnits: noMoney,
    foreignAccount: `${pushSuite} › takes no receipt of anybody else, none that is old, and none that was written anew`,
    replayedNotice: 'src/server/outbox/push/push.db.test.ts › that has to arrive and was shown is not texted',
    rewrittenNotice: `${pushSuite} › takes no receipt of anybody else, none that is old, and none that was written anew`,
    unknownEvent: `${pushSuite} › leaves events alone that it does not know`,
    shrinkingList: noList,
    rotatedSecret: `${pushSuite} › reads what became of a message, the same again, and under the old secret`,
  },
  settlements: {
    timeoutBefore: ofLists,
    timeoutAfter: ofLists,
    refused4xx: ofLists,
    failed5xx: ofLists,
    htmlForJson: ofLists,
    otherCurrency: {
      each: {
        xendit: `${own('xendit')} › is read with the numbers of payments and the keys of payouts, fees with their taxes`,
      },
    },
    majorUnits: { each: { xendit: `${own('xendit')} › is no list where an amount or a day cannot be read` } },
    foreignAccount: ofLists,
    replayedNotice: noNotices,
    rewrittenNotice: noNotices,
    unknownEvent: noNotices,
    shrinkingList: `${suite} › lists every line of the time once, on however many pages, and each adds up`,
    rotatedSecret: noSecret,
  },
  accountNames: {
    timeoutBefore: ofNames,
    timeoutAfter: ofNames,
    refused4xx: `${nameSuite} › takes a 4xx for a refusal and too many calls for nothing sent`,
    failed5xx: ofNames,
    htmlForJson: ofNames,
    otherCurrency: noMoney,
    majorUnits: noMoney,
    foreignAccount: `${nameSuite} › takes a 4xx for a refusal and too many calls for nothing sent`,
    replayedNotice: noNotices,
    rewrittenNotice: noNotices,
    unknownEvent: noNotices,
    shrinkingList: noList,
    rotatedSecret: noSecret,
  },
  identity: checkCases(`${own('decentro')} › takes no answer about another document, and none in another shape`),
  bureau: checkCases(`${own('decentro')} › takes %o neither for a file nor for none`),
  mail: {
    timeoutBefore: ofMails,
    timeoutAfter: `${mailSuite} › arrives once where the answer was lost after it had been taken`,
    refused4xx: `${mailSuite} › throws where the address is refused, names neither address nor words, and sends nothing`,
    failed5xx: ofMails,
    htmlForJson: ofMails,
    otherCurrency: noMoney,
    majorUnits: noMoney,
    foreignAccount: noNotices,
    replayedNotice: noNotices,
    rewrittenNotice: noNotices,
    unknownEvent: noNotices,
    shrinkingList: noList,
    rotatedSecret: noSecret,
  },
}

const adaptersOf = (port: Port): string[] =>
  adapters
    .filter(({ manifest }) => manifest.capabilities.some((one) => one === port))
    .map(({ manifest }) => manifest.name)

/** What is wrong with a place, as a sentence; null where the file has a test of that title. */
function faultOf(place: Place, where: string): string | null {
  if (typeof place !== 'string') return place.never === '' ? `${where}: say why it cannot happen` : null
  const [file = '', title = ''] = place.split(' › ')
  let text: string
  try {
    text = readFileSync(path.join(root, file), 'utf8')
  } catch {
    return `${where}: there is no file ${file}`
  }
  // A title in single quotes, in double quotes, or in a template.
  const isThere = [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted))
  return isThere ? null : `${where}: ${file} has no test '${title}'`
}

function faultsOf(port: Port, of: Case, cell: Cell, behind: readonly string[] = adaptersOf(port)): (string | null)[] {
  const where = `${port}, ${of}`
  if (typeof cell === 'string' || 'never' in cell) return [faultOf(cell, where)]
  if (!('each' in cell)) return cell.map((place) => faultOf(place, where))
  const names = Object.keys(cell.each)
  const missing = behind.filter((name) => !names.includes(name))
  const strange = names.filter((name) => !behind.includes(name))
  return [
    ...missing.map((name) => `${where}: say where the test of ${name} is, or why it cannot happen there`),
    ...strange.map((name) => `${where}: ${name} does not stand behind this port`),
    ...Object.entries(cell.each).map(([name, place]) => faultOf(place, `${where}, ${name}`)),
  ]
}

describe('bad input', () => {
  it.each(ports)('of %s has a test for each case, or a reason why it cannot happen', (port) => {
    expect(cases.flatMap((of) => faultsOf(port, of, table[port][of])).filter((fault) => fault !== null)).toEqual([])
  })

  it('turns red for a title that is not there, a file that is gone, and an adapter that was left out', () => {
    expect(faultOf(`${suite} › a test that nobody wrote`, 'here')).toMatch(/has no test 'a test that nobody wrote'$/)
    expect(faultOf('tests/gone.ts › any', 'here')).toBe('here: there is no file tests/gone.ts')
    const behind = ['http', 'xendit', 'razorpay']
    expect(faultsOf('payments', 'majorUnits', { each: { http: minorUnits, twilio: minorUnits } }, behind)).toEqual([
      'payments, majorUnits: say where the test of xendit is, or why it cannot happen there',
      'payments, majorUnits: say where the test of razorpay is, or why it cannot happen there',
      'payments, majorUnits: twilio does not stand behind this port',
      null,
      null,
    ])
  })
})
