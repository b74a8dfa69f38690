// Which answer is a file of ours, and that every file of every screen is asked for this way.

import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { NoAnswer } from './no-answer.ts'
import { nameOf, ownFile } from './save-file.ts'

vi.mock('../messages/words-context.tsx', () => ({ needWords: () => undefined }))

const url = new URL('https://lender.example/documents/statement/L1.pdf')
const answer = (status: number, headers: Record<string, string>) => new Response('x', { status, headers })
const why = (response: Response): string => {
  try {
    ownFile(response, url)
    return 'ours'
  } catch (error) {
    if (error instanceof NoAnswer) return error.reason
    throw error
  }
}

it('takes a file that is to be saved for ours, and our refusal; a page of somebody else for none', () => {
  const disposition = { 'Content-Disposition': 'attachment; filename="statement-L1.pdf"' }
  expect(why(answer(200, disposition))).toBe('ours')
  expect(why(answer(404, { 'Cross-Origin-Resource-Policy': 'same-origin' }))).toBe('ours')
  expect(why(answer(404, {}))).toBe('stranger')
  expect(why(answer(200, { 'Content-Type': 'text/html' }))).toBe('stranger')
  expect(why(answer(502, { 'Content-Type': 'text/html' }))).toBe('silent')
  expect(why(answer(429, { 'Cross-Origin-Resource-Policy': 'same-origin', 'Retry-After': '3' }))).toBe('notTaken')
  expect(nameOf(answer(200, disposition))).toBe('statement-L1.pdf')
})

it('leads to the page of ours that was answered in place of the file', () => {
  const led = Object.defineProperties(answer(200, { 'Content-Type': 'text/html' }), {
    redirected: { value: true },
    url: { value: 'https://lender.example/login-failed?reason=expired' },
  })
  expect(ownFile(led, url).headers.get('Location')).toBe('https://lender.example/login-failed?reason=expired')
})

/** Links of a screen to something that is saved, other than by {@link FileButton} and {@link FileGo}. */
function plainFileLinks(source: string): string[] {
  const links = source.match(/<[A-Z]\w*\s[^<>]*\bto=\{[^<>]*>/g) ?? []
  const leadsToFile = /\bdownload\b|\b(pdf|csv|ics)\b|calendarFile|addresses\.myData/
  return links.filter((link) => leadsToFile.test(link) && !/^<File(Button|Go)\s/.test(link))
}

it('is how every screen offers a file', () => {
  expect(plainFileLinks('<LinkButton line to={paper.pdf} download>')).toHaveLength(1)
  expect(plainFileLinks('<Go icon="load" to={calendarFile(order.orderId)} reload>')).toHaveLength(1)
  expect(plainFileLinks('<FileGo to={calendarFile(order.orderId)}>')).toEqual([])
  const sources = globSync('src/web/screens/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  expect(sources.flatMap(plainFileLinks)).toEqual([])
  expect(sources.join('\n').match(/<File(Button|Go)\s/g)?.length).toBeGreaterThanOrEqual(6)
})
