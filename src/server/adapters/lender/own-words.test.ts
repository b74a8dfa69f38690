// The lender's own words: said in place of the product's on pages and by the server, or refused with the path and the reason.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeLenderFolder } from '../../../../tests/support/lender-folder.ts'
import { ownWordsMark } from '../../../words/own-mark.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { speakWith, wordsOf } from '../../../words/words.ts'
import { serveOwnWords } from '../../http/page/own-words.ts'
import { readLender } from './read-lender.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-own-words-'))
  writeLenderFolder(folder, 'philippines')
  mkdirSync(path.join(folder, 'words'))
})
afterEach(() => {
  speakWith({})
  rmSync(folder, { recursive: true })
})

function read(words: Readonly<Record<string, unknown>>) {
  for (const [language, own] of Object.entries(words))
    writeFileSync(path.join(folder, 'words', `${language}.json`), JSON.stringify(own))
  return readLender([folder], new Map([['philippines', '']]))
}

const own = {
  en: {
    $schema: '../schemas/words.schema.json',
    'web.payment.pay.title': 'Pay your loan',
    'web.payment.rollover.nextDate': 'Then you pay on {date, date}',
    'web.application.home.start.0.title': 'Look at your offer',
    'server.refusals.notFound': 'There is no such thing here.',
  },
  fil: { 'web.payment.pay.title': 'Bayaran ang inyong loan' },
}

it('are said on pages and by the server in each language that has them, and nowhere else', () => {
  const { data, findings } = read(own)
  expect(findings).toEqual([])
  speakWith(data.words)
  const { payment, application } = wordsOf('web', 'en')
  expect(payment.pay.title).toBe('Pay your loan')
  expect(payment.pay.submit).toBe('Payment')
  expect(payment.rollover.nextDate({ date: '2026-11-22' })).toBe('Then you pay on 22\u00a0Nov\u00a02026')
  const times = { decisionDays: 1, fundingMinDays: null, fundingMaxDays: 1 }
  expect(application.home.start(times)[0]?.title).toBe('Look at your offer')
  expect(serverWordsFor('en').refusals.notFound).toBe('There is no such thing here.')
  expect(wordsOf('web', 'fil').payment.pay.title).toBe('Bayaran ang inyong loan')
  expect(wordsOf('web', 'id').payment.pay.title).toBe('Pembayaran')
})

it('are refused one by one, each with its path and why; the others hold', () => {
  const { data, findings } = read({
    en: {
      ...own.en,
      'web.payment.pay.titel': 'Pay',
      'web.payment.pay.submit': 5,
      'web.payment.rollover.nextDate': 'Soon',
      'web.order.order.line.late': '{n}/{of}, late by {days}',
    },
    hi: { 'desk.tabs.work': 'काम' },
  })
  expect(findings.map(({ kind, place, sentence }) => `${kind}: ${place} ${sentence}`)).toEqual([
    'wrong: words/en.json web.payment.rollover.nextDate leaves out {date}: a figure, a date or a name stays in its text',
    'wrong: words/en.json web.payment.pay.titel is no text of the product: docs/schemas/words.schema.json lists them',
    'wrong: words/en.json web.payment.pay.submit must be a text',
    'wrong: words/en.json web.order.order.line.late has {days}, which this text is not given: only {n}, {of}, {daysLate}',
    'wrong: words/hi.json desk.tabs.work is a text of a part that does not speak hi',
  ])
  expect(data.words.en).toEqual({
    'web.payment.pay.title': 'Pay your loan',
    'web.application.home.start.0.title': 'Look at your offer',
    'server.refusals.notFound': 'There is no such thing here.',
  })
})

it('are refused where one path stands twice in a file, not by the last one alone', () => {
  const twice =
    '{"web.payment.pay.title": "Pay", "web.payment.pay.submit": "Pay: {", "web.payment.pay.title": "Pay now"}'
  writeFileSync(path.join(folder, 'words', 'en.json'), twice)
  const { findings } = readLender([folder], new Map([['philippines', '']]))
  expect(findings[0]).toMatchObject({
    kind: 'wrong',
    place: 'words/en.json',
    sentence: 'has "web.payment.pay.title" twice: the first one would not count',
  })
})

it('are refused in a file of a language that the product does not speak', () => {
  const { findings } = read({ eng: own.en, 'zh-CN': {} })
  expect(findings.map(({ place, sentence }) => `${place} ${sentence}`)).toEqual([
    'words/eng.json is of no language of the product: en, fil, id, hi, es, zh-CN',
  ])
})

it('come to the browser by an address that changes with them, and stay there', async () => {
  const app = fastify()
  serveOwnWords(app)
  expect((await app.inject('/words/abc/payment-en.js')).statusCode).toBe(404)
  await app.close()
  speakWith(read(own).data.words)
  const mark = ownWordsMark()
  const serving = fastify()
  serveOwnWords(serving)
  const got = await serving.inject(`/words/${mark}/payment-en.js`)
  expect(got.headers['cache-control']).toContain('immutable')
  expect(got.body).toMatch(/^export default \{.*"title":"Pay your loan"/)
  expect((await serving.inject(`/words/${mark}/loan-account-zh-CN.js`)).statusCode).toBe(200)
  const small = await serving.inject({ url: `/words/${mark}/payment-en.js`, headers: { 'accept-encoding': 'br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(got.body)
  // A page of an earlier start was made with other texts: these are not its own.
  expect((await serving.inject('/words/before/payment-en.js')).statusCode).toBe(404)
  for (const file of ['payment-xx.js', 'nothing-en.js', '..%2fpayment-en.js', 'en.js'])
    expect((await serving.inject(`/words/${mark}/${file}`)).statusCode, file).toBe(404)
  speakWith({ en: { 'web.payment.pay.title': 'Pay' } })
  expect(ownWordsMark()).not.toBe(mark)
  await serving.close()
})
