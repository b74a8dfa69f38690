// Receipts, statements and yearly figures as pages: the same words as their files.

import { z } from 'zod'
import { accountPapers } from './document-addresses.ts'
import { endpoint } from './endpoint.ts'
import { as, countIn, day, id, input, line, text, url, wire } from './wire.ts'

export const readDocument = endpoint({
  name: 'readDocument',
  method: 'GET',
  path: '/hazel/v3/loan-details/document',
  access: 'session',
  summary:
    'A receipt, a statement of a period, or the interest of a year, word for word, with its number and the fingerprint of its words',
  input: input({
    orderId: id,
    document: as('paper', z.enum(accountPapers)),
    /** Of a receipt. */
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
    blocks: z.array(wire({ kind: z.enum(['title', 'heading', 'paragraph', 'item', 'row']), text, value: text })),
    pdf: as('pdfUrl', url),
    /** Empty where there is no table of lines. */
    csv: as('csvUrl', url),
  }),
})
