// The alternate confirmation under /gopia/goya: the same offer, agreements and acceptance in another envelope.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { acceptOffer, getOffer, listAgreements, openAgreement } from './loan.ts'
import { as, countIn, id, input, text, url, wire } from './wire.ts'

const base = '/gopia/goya'
const attach = { place: 'attach' } as const

export const getClassicOffer = endpoint({
  ...attach,
  name: 'getClassicOffer',
  method: 'POST',
  path: `${base}/confirm-data`,
  access: 'session',
  summary: 'The offer, with the words of the alternate screen',
  input: getOffer.input,
  output: z.intersection(
    getOffer.output,
    wire({
      NewButtonMsg: as('buttonText', text),
      promo: wire({ title: text, content: as('text', text), image: url, buttonText: text }).nullable(),
    }),
  ),
})

export const listClassicAgreements = endpoint({
  ...attach,
  name: 'listClassicAgreements',
  method: 'GET',
  path: `${base}/agreements`,
  access: 'session',
  summary: 'The agreements of an offer',
  input: listAgreements.input,
  output: listAgreements.output,
})

export const openClassicAgreement = endpoint({
  ...attach,
  name: 'openClassicAgreement',
  method: 'GET',
  path: `${base}/agreement-jump`,
  access: 'session',
  summary: 'A short-lived address of one agreement',
  input: openAgreement.input,
  output: openAgreement.output,
})

export const acceptClassicOffer = endpoint({
  ...attach,
  name: 'acceptClassicOffer',
  method: 'POST',
  path: `${base}/push`,
  access: 'session',
  class: 'money',
  keyed: true,
  summary: 'Accept the offer',
  input: acceptOffer.input,
  output: acceptOffer.output,
})

export const openProduct = endpoint({
  ...attach,
  name: 'openProduct',
  method: 'GET',
  path: `${base}/product-jump`,
  access: 'session',
  class: 'tracking',
  summary: 'The address behind a recommended product, resolved when it is tapped',
  input: input({ productId: id, positionId: countIn(9999).optional() }),
  output: wire({ url }),
})
