// The server's words: every refusal says something in every language, and the quoted messages say exactly that.

import { describe, expect, it } from 'vitest'
import { refusalCodes } from '../contracts/envelope.ts'
import { languages } from '../core/language.ts'
import { type RefusalName, refusals } from '../core/refusal.ts'
import { refusalText, serverWordsFor } from './server-words.ts'

const en = serverWordsFor('en')

const receipt = { en: 'Receipt', id: 'Bukti pembayaran', fil: 'Resibo', hi: 'रसीद', es: 'Recibo', 'zh-CN': '还款收据' }

function everyPath(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [`${path}: ${words === '' ? 'empty' : typeof words}`]
  return Object.entries(words).flatMap(([key, word]) => everyPath(word, `${path}/${key}`))
}

describe('refusals', () => {
  it.each(languages)('have words and a code in %s, with and without values', (language) => {
    const words = serverWordsFor(language)
    for (const name of Object.keys(refusals) as RefusalName[]) {
      const said = refusalText(words, name, { text: 'Because.', remedy: 'Do this.' })
      expect(said.length, name).toBeGreaterThan(3)
      expect(refusalCodes[name], name).toMatch(/^-?\d+$/)
    }
  })

  it('never share a code, except where older clients know two as one', () => {
    const codes = Object.values(refusalCodes)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it.each([
    ['paymentCodeIsWrong', '800006', 'wrong verification code'],
    ['paymentIsPending', '800005', 'do not submit the payment request again'],
    ['captchaIsWrong', '101', 'wrong image captcha'],
    ['captchaIsWrongAtRegistration', '-1', 'wrong image captcha'],
    ['phoneIsAlreadyRegistered', '11', 'already registered, please download the app and log in'],
    ['codeWasJustSent', '44004', 'do not resend the code'],
    ['complaintIsEmpty', '46002', 'Please fill in your comments and suggestions'],
    ['phoneIsNotValid', '44005', 'Please enter a valid phone number.'],
    ['orderDoesNotAcceptCollectionComplaints', '46001', 'The selected order does not support sending collection types'],
  ] as const)('say %s as older clients know it', (name, code, message) => {
    expect(refusalCodes[name]).toBe(code)
    expect(refusalText(en, name)).toBe(message)
  })

  it('say how many digits were typed', () => {
    expect(en.refusals.accountNumberHasWrongLength({ digits: 12, typed: 10 })).toBe(
      "This bank's numbers have 12 digits. You typed 10",
    )
  })
})

describe('a refusal for a while', () => {
  it.each([
    ['en', 'in an hour'],
    ['fil', 'isang oras'],
    ['id', 'satu jam'],
    ['hi', 'एक घंटे'],
    ['es', 'una hora'],
    ['zh-CN', '1 小时'],
  ] as const)('says in %s how long, in the largest unit that helps', (language, wait) => {
    const said = serverWordsFor(language).refusals.tooManyRequests({ seconds: 3589 })
    expect(said).toContain(wait)
    expect(said).not.toContain('3589')
  })
})

describe('languages', () => {
  it.each([
    ['id', 'id'],
    ['id-ID', 'id'],
    ['in', 'id'],
    ['ID', 'id'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['tl-PH', 'fil'],
    ['hi-IN', 'hi'],
    ['es-MX', 'es'],
    ['zh-Hans-SG', 'zh-CN'],
    ['fr', 'en'],
    ['', 'en'],
    ['indigo', 'en'],
  ] as const)('%j is spoken, or English stands in', (asked, language) => {
    expect(serverWordsFor(asked)).toBe(serverWordsFor(language))
    expect(serverWordsFor(asked).documents.receipt.title).toBe(receipt[language])
  })

  it.each(languages)('say everything that English says, in %s', (language) => {
    expect(everyPath(serverWordsFor(language)).sort()).toEqual(everyPath(en).sort())
  })
})
