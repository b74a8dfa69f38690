// The lender's own texts and days of reminders: taken as they are, or refused with the place and what is wrong there.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFrom, writeLenderFolder } from '../../../../tests/support/lender-folder.ts'
import { usualCollectionRules } from '../../../core/desk/late-loan.ts'
import { markets } from '../../../core/market/markets.ts'
import { reminderRulesOf, textsIn } from '../../ports/lender/lender-data.ts'
import { readLender } from './read-lender.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-own-texts-'))
  writeLenderFolder(folder, 'philippines')
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = () => readLender([folder], new Map([['philippines', '']]))
const wrong = () => read().findings.map(({ place, sentence }) => `${place} ${sentence}`)
function write(name: string, data: unknown): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), JSON.stringify(data))
}
const reminders = {
  dueSoon: '{lender}: {amount} by {dueDate}.',
  dueToday: '{lender}: {amount} today.',
  overdue: '{lender}: {amount}, {days} late.',
}

it('are taken in each language of the market', () => {
  const texts = {
    reminders,
    cases: { Thanks: 'Thank you for {caseNumber}.' },
    letters: { First: '{lender}: {amount}' },
  }
  write('texts/en.json', texts)
  expect(wrong()).toEqual(['texts/fil.json is missing, and there are texts in another language'])
  write('texts/fil.json', texts)
  write('reminders.json', { philippines: { daysBefore: [5], onTheDay: true, daysLate: [2, 9] } })
  write('collections.json', { ...usualCollectionRules, notes: { noAnswer: 'Rang. {days} late.' } })
  expect(wrong()).toEqual([])
  const { data } = read()
  expect(textsIn(data, 'tl')).toEqual(texts)
  expect(textsIn(data, 'hi')).toBeNull()
  expect(reminderRulesOf(data, markets.philippines).daysLate).toEqual([2, 9])
  expect(reminderRulesOf(data, markets.india)).toBe(markets.india.reminders)
  expect(data).toMatchObject({ notes: { noAnswer: 'Rang. {days} late.' }, collections: usualCollectionRules })
})

it('are refused with a placeholder that has no value, or where a limit would hold a reminder back', () => {
  write('texts/en.json', { reminders: { ...reminders, dueSoon: '{lender}: {ammount} by {dueDate}.' } })
  write('texts/fil.json', { cases: { Salamat: 'Salamat {name}.' } })
  write('reminders.json', { philippines: { daysBefore: [3, 1], onTheDay: true, daysLate: [1] } })
  write('collections.json', { ...usualCollectionRules, notes: { noAnswer: 'Rang {who}.' } })
  const nobody = 'which nobody fills in here; it may name'
  expect(wrong()).toEqual([
    `collections.json notes.noAnswer asks for {who}, ${nobody} {amount}, {days}`,
    `texts/en.json reminders.dueSoon asks for {ammount}, ${nobody} {lender}, {amount}, {dueDate}`,
    `texts/fil.json cases.Salamat asks for {name}, ${nobody} {lender}, {caseNumber}`,
    'reminders.json philippines plans 4 reminders within seven days, and the market philippines allows 3',
  ])
})

it('are refused where one language has what the other has not', () => {
  write('texts/en.json', { reminders })
  write('texts/fil.json', { cases: { Salamat: 'Salamat.' } })
  expect(wrong()).toEqual([
    'texts/fil.json reminders is missing, and English has it',
    'texts/fil.json cases.Salamat is not there in English',
  ])
  removeFrom(folder, 'texts/en.json')
  expect(wrong()).toEqual(['texts/en.json is missing, and there are texts in another language'])
})
