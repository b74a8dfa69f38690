// Customer service, the forms of the marketing site, and the lender's public data.

import { z } from 'zod'
import { loanPrice, recommendedProduct } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { as, count, flag, id, input, line, minor, prose, text, wire } from './wire.ts'

export const getSupport = endpoint('POST', 'public', '/hazel/v3/personal-center/contact-kf-info', {
  summary: 'The telephone and e-mail of customer service',
  input: input({ overall: line(8).optional() }),
  output: wire({ email: text, smWa: as('phone', text) }),
})

export const getWhatsApp = endpoint(['POST', 'GET'], 'public', '/hazel/v3/personal-center/whatsapp', {
  summary: "The lender's WhatsApp number and the link that opens it; both empty where the lender has none",
  output: wire({ isOffered: as('offered', flag), number: text, url: text }),
})

export const getSupportInfo = endpoint(['POST', 'GET'], 'public', '/hazel/service/customer-service/info', {
  summary: 'Every way to reach the lender, how soon it answers, and whom to turn to after that',
  output: wire({
    name: text,
    phone: text,
    email: text,
    whatsapp: as('whatsApp', text),
    /** Weekdays until a complaint is answered; null where the lender promises none. */
    answerDays: count.nullable(),
    regulatorName: text,
    /** Empty where it has no page. */
    regulatorUrl: text,
  }),
})

/** The key under which hosts ask for the contacts (SERVICE-11). */
export const supportOverall = '30'

export const subscribe = endpoint('POST', 'public', '/hazel/site/subscribe', {
  class: 'account',
  summary: 'Leave an e-mail address for news',
  refusals: ['notFound', 'somethingIsMissing', 'valueIsNotAccepted', 'tooManyRequests'],
  input: input({ email: line(254) }),
})

export const confirmNews = endpoint('POST', 'optional', '/hazel/site/confirm-news', {
  class: 'account',
  summary: 'Confirm the address for news by the link that went to it; signed in, it is the borrower’s from then on',
  refusals: ['newsLinkHasExpired'],
  input: input({ token: id }),
})

export const stopNewsByLink = endpoint('POST', 'public', '/hazel/site/stop-news', {
  class: 'account',
  summary: 'End the news to the address whose link this is: it stands in each e-mail',
  refusals: ['notFound'],
  input: input({ token: id }),
})

export const sendContactForm = endpoint('POST', 'public', '/hazel/site/contact', {
  class: 'account',
  summary: 'Write to us from the marketing site',
  refusals: ['somethingIsMissing', 'valueIsNotAccepted', 'tooManyRequests'],
  input: input({ name: line(120), telephone: as('phone', line(64)), suggestion: as('text', prose(2000)) }),
})

export const getCompany = endpoint('GET', 'public', '/hazel/site/company', {
  summary: 'Who the lender is: the imprint, whom to turn to after it, and which of the public pages it has',
  output: wire({
    name: text,
    address: text,
    registration: text,
    phone: text,
    email: text,
    year: count,
    regulatorName: text,
    /** Empty where it has no page. */
    regulatorUrl: text,
    hasReviews: flag,
    /** Letters with news in a month at most; null where it sends none. */
    newsAMonth: count.nullable(),
    /** 1 where an address gets a link by which it is confirmed. */
    newsByLink: as('newsIsConfirmed', flag),
    /** A few sentences for the front page; empty where it says none. */
    summary: text,
    /** Its general terms: of the products on offer, its own file and the market's pack. */
    terms: wire({
      /** Null where nothing is on offer. */
      term: wire({ minDays: count, maxDays: count }).nullable(),
      decisionDays: count,
      fundingMinDays: count,
      fundingMaxDays: count,
      detailsChangeNoticeDays: count,
      assignmentNoticeBusinessDays: count,
      judgmentPaymentDays: count,
      coolingOffDays: count,
      minAgeYears: count,
      /** Null where products differ: each offer has its own. Rates in basis points a day. */
      late: wire({
        onceNew: as('onceNewMinor', minor),
        onceRepeat: as('onceRepeatMinor', minor),
        tiers: z.array(wire({ fromDay: count, dailyBps: count })),
        graceDays: count,
      }).nullable(),
      /** Null where products differ. */
      early: wire({ afterTermBps: count, afterDays: count }).nullable(),
    }),
  }),
})

export const getAbout = endpoint('GET', 'public', '/hazel/site/about', {
  summary: 'What the lender says of itself, paragraph by paragraph; each list is empty where it says nothing',
  output: wire({ mission: z.array(text), advantages: z.array(text), team: z.array(text) }),
})

export const listReviews = endpoint('GET', 'public', '/hazel/site/reviews', {
  summary: 'What borrowers have said, as the lender shows it',
  output: wire({
    /** True where they are the product's samples. */
    areSamples: flag,
    list: z.array(wire({ stars: count, lines: z.array(text), by: text })),
  }),
})

export const listPayWays = endpoint('GET', 'public', '/hazel/site/pay-ways', {
  summary: 'The ways to pay back that the lender takes in this market',
  output: wire({ list: z.array(wire({ name: text, presentation: z.enum(['code', 'qr', 'barcode']) })) }),
})

export const getExample = endpoint('GET', 'optional', '/hazel/site/example', {
  summary:
    "The first product's usual loan with its whole cost, as a new client would get it today, and the range of all products",
  refusals: [
    'productIsUnknown',
    'principalIsOutOfRange',
    'valueIsNotAccepted',
    'planIsNotOffered',
    'productBreaksMarketCaps',
  ],
  output: wire({
    productName: text,
    ...loanPrice,
    minAmount: as('minPrincipalMinor', minor),
    maxAmount: as('maxPrincipalMinor', minor),
    /** The shortest cooling-off period of all products, in days; 0 where one of them has none. */
    coolingOffDays: count,
  }),
})

/** Pages of ours to which an answer may lead. */
export const faqPages = [
  'borrowerHome',
  'orders',
  'bindCard',
  'loanTerms',
  'complaintEntry',
  'paidNotShown',
  'customerService',
  'myLogins',
  'myPrivacy',
  'myDocuments',
  'deleteAccount',
] as const

export const listFaq = endpoint('GET', 'public', '/hazel/service/help/faq-list', {
  summary: 'Questions and answers in the language of the call: all of them, or those that fit a search, the best first',
  input: input({ keyword: line(120).optional() }),
  output: wire({
    topics: z.array(wire({ topic: as('id', id), title: text })),
    list: z.array(
      wire({
        id,
        topic: as('topicId', id),
        question: text,
        answer: text,
        /** The page where it can be done; null where there is none. */
        link: wire({ page: z.enum(faqPages), label: text }).nullable(),
      }),
    ),
  }),
})

export const getOutcome = endpoint('GET', 'optional', '/hazel/service/outcome', {
  class: 'outcome',
  summary:
    'Whether a call under this Idempotency-Key has arrived and counts. `arrived` 0: nothing was done under it. 1: the same call under the same key brings its answer once more',
  input: input({ key: line(128) }),
  output: wire({ arrived: flag }),
})

/** `expired` refers to a link, `ended` to a session. */
export const loginFailureReasons = [
  'expired',
  'used',
  'foreign',
  'missing',
  'ended',
  'unsent',
  'otherLogin',
  'unavailable',
] as const

export const getLoginFailure = endpoint('GET', 'optional', '/hazel/service/new/union-error-info', {
  summary: 'Why the joint login failed, and what else is on offer',
  input: input({ reason: z.enum(loginFailureReasons).optional().catch(undefined) }),
  output: wire({
    noticeMessage: as('notice', text),
    errMessage: as('message', text),
    family: as('recommended', z.array(recommendedProduct)),
  }),
})
