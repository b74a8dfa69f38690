// Papers word for word: agreements, policy, receipts, statements and yearly figures, the same words as their files.

import { z } from 'zod'
import { classicBase, inAttach } from './classic.ts'
import { accountPapers } from './document-addresses.ts'
import { endpoint } from './endpoint.ts'
import { as, count, countIn, day, flag, id, input, line, moment, text, url, wire } from './wire.ts'

const agreement = wire({ title: text, position: count })

export const listAgreements = endpoint('GET', 'session', '/hazel/v3/contract/contract', {
  summary: 'The agreements of an offer or loan',
  refusals: ['notFound', 'productIsUnknown'],
  input: input({ productId: id, scene: line(8).optional(), orderId: id.or(z.literal('')).optional() }),
  output: wire({ list: z.array(agreement) }),
})

export const openAgreement = endpoint('GET', 'session', '/hazel/v3/contract/contract-jump', {
  summary: 'A short-lived address of one agreement',
  refusals: ['notFound'],
  input: input({
    productId: id,
    scene: line(8).optional(),
    position: countIn(99),
    orderId: id.or(z.literal('')).optional(),
    offerId: id.or(z.literal('')).optional(),
    from: line(32).optional(),
  }),
  output: wire({ contract_url: as('url', url) }),
})

/** Every paper of a loan. The closure letter exists once it is settled. */
export const paperNames = ['keyFacts', 'loanAgreement', 'privacy', 'closureLetter'] as const

export const textKinds = ['title', 'heading', 'paragraph', 'item', 'row'] as const
/** A piece of a text; `value` is empty except in rows. */
const textBlock = wire({ kind: z.enum(textKinds), text, value: text })

export const readPaper = endpoint('GET', 'optional', '/hazel/v3/contract/contract-text', {
  summary: 'A paper word for word: behind the one-time link of contract-jump, or of an own offer or order',
  refusals: ['documentLinkHasExpired', 'notFound', 'agreementHasChanged'],
  input: input({
    doc: as('linkToken', line(128).optional()),
    orderId: id.or(z.literal('')).optional(),
    offerId: id.or(z.literal('')).optional(),
    document: as('paper', z.enum(paperNames).optional()),
  }),
  output: wire({
    title: text,
    document: as('paper', z.enum(paperNames)),
    lang: as('language', text),
    /** sha256 of the words. */
    hash: text,
    agreedAt: moment.nullable(),
    /** The edition of the text that was agreed to; empty where there is no agreement. */
    version: text,
    /** Whether the box was ticked beforehand; null where there is no agreement. */
    tickedByDefault: flag.nullable(),
    text: as('body', text),
    blocks: z.array(textBlock),
  }),
})

export const readPrivacyPolicy = endpoint('GET', 'optional', '/hazel/site/privacy-policy', {
  summary: 'The privacy policy of the market, in the same words as with every loan',
  output: wire({ lang: as('language', text), hash: text, blocks: z.array(textBlock) }),
})

/** The constant extra fields of these calls: `from` on the agreement jump, `agree` on the push. */
export const agreementJumpFrom = 'confirm'

export const agreementScene = '3'

export const getContract = endpoint(['POST', 'GET'], 'session', '/hazel/v3/contract/order-contract', {
  summary: 'What was agreed to in an order: title, page, file and the day of the agreement',
  refusals: ['notFound'],
  input: input({ orderId: id }),
  output: wire({
    list: as('papers', z.array(wire({ title: text, url, pdf: as('pdfUrl', url), agreedAt: moment }))),
  }),
})

export const readDocument = endpoint('GET', 'session', '/hazel/v3/loan-details/document', {
  summary:
    'A receipt, a statement of a period, the interest of a year, or a letter about relief, word for word, with its number and the fingerprint of its words',
  refusals: ['notFound'],
  input: input({
    orderId: id,
    document: as('paper', z.enum(accountPapers)),
    /** Of a receipt or a letter. */
    number: line(32).optional(),
    /** Of a statement: both days are in it; from the payout until today, unless told. */
    from: day.optional(),
    to: day.optional(),
    /** Of a yearly interest statement. */
    year: countIn(9999).optional(),
  }),
  output: wire({
    title: text,
    document: as('paper', z.enum(accountPapers)),
    number: text,
    lang: as('language', text),
    /** sha256 of the words, the same for page and file. */
    hash: text,
    blocks: z.array(textBlock),
    pdf: as('pdfUrl', url),
    /** Empty where there is no table of lines. */
    csv: as('csvUrl', url),
  }),
})

export const listClassicAgreements = endpoint('GET', 'session', `${classicBase}/agreements`, {
  ...inAttach,
  summary: 'The agreements of an offer',
  refusals: ['notFound', 'productIsUnknown'],
  input: listAgreements.input,
  output: listAgreements.output,
})

export const openClassicAgreement = endpoint('GET', 'session', `${classicBase}/agreement-jump`, {
  ...inAttach,
  summary: 'A short-lived address of one agreement',
  refusals: ['notFound'],
  input: openAgreement.input,
  output: openAgreement.output,
})
