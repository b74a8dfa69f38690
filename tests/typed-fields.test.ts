// Every field in which a borrower types: each way to write its value is read as what was meant, or refused with the text kept,
// by what the form sends without a script. In a browser `typed-everywhere.spec.ts` types the same ways into every field.

import { describe, expect, it } from 'vitest'
import { readPaymentReference } from '../src/core/payment/payment-reference.ts'
import { action as answerProduct, loader as loadProduct } from '../src/web/screens/application/product-view.ts'
import { action as answerCase } from '../src/web/screens/complaint/answer-case.ts'
import { action as sendComplaint } from '../src/web/screens/complaint/send-complaint.ts'
import { action as sendName } from '../src/web/screens/complaint/send-name.ts'
import { action as sendSlip } from '../src/web/screens/complaint/send-slip.ts'
import { loader as loadPapers } from '../src/web/screens/documents/papers-view.ts'
import { action as deleteAccount } from '../src/web/screens/identity/delete-by-form.ts'
import { action as logIn } from '../src/web/screens/identity/log-in.ts'
import { loader as loadCompare } from '../src/web/screens/marketing/compare-view.ts'
import { loader as loadHome } from '../src/web/screens/marketing/home-view.ts'
import { leaveContact, leaveEmail } from '../src/web/screens/marketing/leave-message.ts'
import { action as sendHelp } from '../src/web/screens/order/hardship-view.ts'
import { loader as loadMoveDate } from '../src/web/screens/order/move-date-view.ts'
import { action as changeOwnCards } from '../src/web/screens/payment/own-cards-view.ts'
import { loader as loadPart } from '../src/web/screens/payment/part-view.ts'
import { action as payByCard } from '../src/web/screens/payment/pay-by-card.ts'
import { action as saveAccount } from '../src/web/screens/payout-account/save-account.ts'
import { action as saveAddress } from '../src/web/screens/profile/address.tsx'
import { action as changePhone } from '../src/web/screens/profile/change-phone.ts'
import { action as saveEmail } from '../src/web/screens/profile/email.tsx'
import { action as changeConsent } from '../src/web/screens/profile/privacy-view.ts'
import { action as register } from '../src/web/screens/promotion/register-by-form.ts'
import { loader as loadFaq } from '../src/web/screens/service/faq.tsx'
import { fieldsOf } from './support/fields-in-source.ts'
import {
  accountFormFields,
  applied,
  asCode,
  asEmail,
  asName,
  asPhone,
  dayFields,
  type Field,
  inAddress,
  query,
  sent,
  stepFields,
  tried,
  under,
  within,
} from './support/typed-fields.ts'
import { endless, waysToType } from './support/ways-to-type.ts'

const fields: Readonly<Record<string, Field>> = {
  'identity/login#phone': {
    kind: 'phone',
    send: (phone) => sent(logIn, { intent: 'send', phone }),
    read: under('phone', asPhone),
  },
  'identity/login#code': {
    kind: 'code',
    send: (code) => sent(logIn, { intent: 'enter', phone: '13900000163', code }),
    read: under('code', asCode),
  },
  // Its form goes to the login page.
  'frame/login-failed#phone': {
    kind: 'phone',
    send: (phone) => sent(logIn, { intent: 'send', phone }),
    read: under('phone', asPhone),
  },
  'identity/delete-account#phone': {
    kind: 'phone',
    send: (phone) => sent(deleteAccount, { intent: 'send', phone }),
    read: under('phone', asPhone),
  },
  'identity/delete-account#code': {
    kind: 'code',
    send: (code) => sent(deleteAccount, { intent: 'delete', phone: '13900000163', code }),
    read: under('code', asCode),
  },
  'profile/phone#phone': {
    kind: 'phone',
    send: (phone) => sent(changePhone, { intent: 'ask', phone }),
    read: under('phone', asPhone),
  },
  'profile/phone#code': {
    kind: 'code',
    send: (code) => sent(changePhone, { intent: 'confirm', changeId: 'C1', code }),
    read: under('code', asCode),
  },
  'promotion/register#mobile': {
    kind: 'phone',
    send: (mobile) => sent(register, { intent: 'send', mobile, captcha: '4170', sid: 'S1' }),
    read: under('phone', asPhone),
  },
  'promotion/register#captcha': {
    kind: 'captcha',
    send: (captcha) => sent(register, { intent: 'send', mobile: '13900000163', captcha, sid: 'S1' }),
    read: under('capcode'),
  },
  'promotion/register#code': {
    kind: 'code',
    send: (code) => sent(register, { intent: 'apply', mobile: '13900000163', captcha: '4170', sid: 'S1', code }),
    read: ({ call }) => (call?.name === 'register' ? asCode(call.body.smsCode ?? '') : null),
  },
  'payout-account/account#code': {
    kind: 'code',
    send: (code) =>
      sent(
        saveAccount,
        { intent: 'confirm', smsToken: 'S1', sentTo: '1••', code },
        { answers: { getAccountForm: { items: [] } } },
      ),
    read: under('smsCode', asCode),
  },
  'payment/payway#code': {
    kind: 'bankCode',
    send: (code) => sent(payByCard, { intent: 'confirm', orderId: 'L1', record: 'R1', code }),
    read: under('verifyCode'),
  },
  'payment/own-cards#label': {
    kind: 'words',
    send: (label) => sent(changeOwnCards, { intent: 'name', cardId: 'C1', label }),
    read: under('label', within(40)),
  },
  'payment/pay-amount#amount': {
    kind: 'amount',
    send: (amount) => sent(loadPart, {}, { query: { amount } }),
    read: ({ call }) => (call?.name === 'previewPayment' ? (call.body.amount ?? null) : null),
  },
  'order/hardship#amount': {
    kind: 'amount',
    send: (amount) =>
      sent(sendHelp, {
        intent: 'ask',
        orderId: 'L1',
        reason: 'income',
        words: '',
        amount,
        ...dayFields('payFrom', '2027\n1\n3'),
      }),
    read: under('canPay'),
  },
  'order/hardship#payFrom': {
    kind: 'day',
    send: (typed) =>
      sent(sendHelp, {
        intent: 'ask',
        orderId: 'L1',
        reason: 'income',
        words: '',
        amount: '10',
        ...dayFields('payFrom', typed),
      }),
    read: under('payFrom'),
  },
  'order/hardship#words': {
    kind: 'prose',
    send: (words) =>
      sent(sendHelp, {
        intent: 'ask',
        orderId: 'L1',
        reason: 'income',
        words,
        amount: '10',
        ...dayFields('payFrom', '2027\n1\n3'),
      }),
    read: under('words', within(500)),
  },
  'order/move-date#to': {
    kind: 'day',
    send: query(loadMoveDate, 'to'),
    read: under('dueDate'),
  },
  'documents/papers#from': {
    kind: 'day',
    send: query(loadPapers, 'from', { document: 'statement' }),
    read: ({ answer }) => /[?&]from=([\d-]+)/.exec(answer)?.[1] ?? null,
  },
  'documents/papers#to': {
    kind: 'day',
    send: query(loadPapers, 'to', { document: 'statement' }),
    read: ({ answer }) => /[?&]to=([\d-]+)/.exec(answer)?.[1] ?? null,
  },
  'application/product-cost#(no name)': {
    kind: 'amount',
    send: (typed) => sent(answerProduct, { typed, was: '1', at: '1', slide: '1' }),
    read: under('amount'),
  },
  'application/product-cost#firstPay': {
    kind: 'day',
    send: query(loadProduct, 'firstPay'),
    read: under('firstPayTime'),
  },
  'marketing/home#(no name)': {
    kind: 'amount',
    send: tried(loadHome),
    read: inAddress,
  },
  'marketing/compare#typed': {
    kind: 'amount',
    send: tried(loadCompare),
    read: inAddress,
  },
  'marketing/about#name': {
    kind: 'words',
    send: (name) =>
      sent(({ request, context }) => leaveContact(request, context, '/about'), {
        name,
        telephone: '1',
        suggestion: 'x',
      }),
    read: under('name'),
  },
  // Of whatever country: kept for an officer as it was typed.
  'marketing/about#telephone': {
    kind: 'words',
    send: (telephone) =>
      sent(({ request, context }) => leaveContact(request, context, '/about'), {
        name: 'M',
        telephone,
        suggestion: 'x',
      }),
    read: under('telephone'),
  },
  'marketing/about#suggestion': {
    kind: 'prose',
    send: (suggestion) =>
      sent(({ request, context }) => leaveContact(request, context, '/about'), {
        name: 'M',
        telephone: '1',
        suggestion,
      }),
    read: under('suggestion'),
  },
  'marketing/home#email': {
    kind: 'email',
    send: (email) => sent(({ request, context }) => leaveEmail(request, context, '/'), { email }),
    read: under('email', asEmail),
  },
  'profile/email#email': {
    kind: 'email',
    send: (email) => sent(saveEmail, { email }),
    read: under('email', asEmail),
  },
  'profile/address#{item.code}': {
    kind: 'words',
    send: (address) => sent(saveAddress, { city: 'Manila', address }, { answers: applied }),
    read: ({ call }) => (call?.name === 'savePersonalInfo' ? within(160)(call.body.address ?? '') : null),
  },
  'profile/privacy#text': {
    kind: 'prose',
    send: (text) => sent(changeConsent, { intent: 'askData', about: 'correct', text }),
    read: under('problemDetail', within(500)),
  },
  'complaint/name#fullName': {
    kind: 'name',
    send: (fullName) => sent(sendName, { fullName }),
    read: under('fullName', asName),
  },
  'complaint/paid-not-shown#reference': {
    kind: 'reference',
    send: (reference) => sent(sendSlip, { orderId: 'L1', reference }),
    read: under('utr', readPaymentReference),
  },
  'complaint/reply-box#text': {
    kind: 'prose',
    send: (text) => sent(answerCase, { case: 'C1', text }),
    read: under('problemDetail', within(2_000)),
  },
  'complaint/write#text': {
    kind: 'description',
    send: (text) => sent(sendComplaint, { type: '1', text }),
    read: under('problemDetail'),
  },
  'service/faq#{queryParam}': {
    kind: 'search',
    send: (q) => sent(loadFaq, {}, { query: { q } }),
    read: under('keyword'),
  },
  ...stepFields,
  ...accountFormFields,
}

describe('a field of a borrower', () => {
  it('is each one of the screens, and is walked here', () => {
    const walked = new Set(Object.keys(fields).map((key) => key.replace(/ \w+$/, '')))
    expect([...walked].sort()).toEqual(fieldsOf('src/web/screens', /^demo\//))
  })

  it.each(Object.entries(fields))(
    '%s reads what was meant, or keeps what was typed',
    async (_key, { kind, send, read }) => {
      for (const { typed, read: meant } of waysToType[kind]) {
        const posted = await send(typed)
        expect([typed.slice(0, 80), read(posted, typed)]).toEqual([typed.slice(0, 80), meant])
        if (meant !== null) continue
        // Each part of a day, and each word of a paste.
        for (const part of new Set(typed.split(/\s+/)))
          expect(posted.answer, typed.slice(0, 80)).toContain(JSON.stringify(part).slice(1, -1))
        if (typed === endless) expect(posted.answer.length).toBeGreaterThan(endless.length)
      }
    },
  )
})
