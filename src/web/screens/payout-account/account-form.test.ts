// The account form: which fields count for a card type and channel.

import { describe, expect, it } from 'vitest'
import { choicesByChannel, countsFor, type FormItem, readAccountForm } from './account-form.ts'
import { cleanText } from './clean-text.ts'

const defaults = { cardType: '1', channelNumber: '90006' }
const item = (code: string, more: Partial<FormItem> = {}): FormItem => ({
  code,
  kind: 'text',
  title: code,
  placeholder: '',
  value: '',
  inputKind: '0',
  choices: [],
  required: true,
  ...more,
})
const items = [
  item('cardType', { kind: 'enum' }),
  item('channelNumber', { kind: 'enum', cardType: '1' }),
  item('bankCode', { kind: 'enum', cardType: '1' }),
  item('city', { kind: 'citySelect', cardType: '1', channelNumber: '90007' }),
  item('accountNumber', { inputKind: '1', cardType: '1', value: '•••• 4417' }),
  item('walletNumber', { inputKind: '1', cardType: '2' }),
  item('branch', { cardType: '1', required: false }),
]
const read = (typed: Record<string, string | string[]>, form = items) =>
  readAccountForm(form, (code) => [typed[code] ?? []].flat(), defaults)

describe('what counts', () => {
  it('for a card type is what names none, or this one', () => {
    expect(countsFor({}, defaults)).toBe(true)
    expect(countsFor({ cardType: '1' }, defaults)).toBe(true)
    expect(countsFor({ cardType: '2' }, defaults)).toBe(false)
  })

  it('for a channel is only asked while the card type is a bank account', () => {
    expect(countsFor({ channelNumber: '90006' }, defaults)).toBe(true)
    expect(countsFor({ channelNumber: '90007' }, defaults)).toBe(false)
    expect(countsFor({ channelNumber: '90006' }, { cardType: '2', channelNumber: '90006' })).toBe(false)
  })
})

describe('a typed account', () => {
  it('is card type 1 over channel 90006 where neither was chosen', () => {
    expect(read({}).chosen).toEqual(defaults)
  })

  it('keeps what counts and drops the rest', () => {
    const typed = { cardType: '1', bankCode: 'ISLANDS', city: 'Manila', accountNumber: '0012 3456', walletNumber: '1' }
    expect(read(typed).values).toEqual({ bankCode: 'ISLANDS', accountNumber: '00123456' })
  })

  it('asks for a city once the money is collected at a branch', () => {
    expect(read({ channelNumber: '90007', bankCode: 'ISLANDS' }).missing).toEqual(['city'])
    expect(read({ bankCode: 'ISLANDS' }).missing).toEqual([])
  })

  it('lets a masked number stand where no other was typed', () => {
    expect(read({ bankCode: 'ISLANDS' }).values.accountNumber).toBe('•••• 4417')
    expect(read({ bankCode: 'ISLANDS', accountNumber: '12' }).values.accountNumber).toBe('12')
  })

  it('takes the last of several fields of one name that says something', () => {
    expect(read({ bankCode: ['LANTERN', ''], channelNumber: ['90006', '90007'] })).toMatchObject({
      chosen: { channelNumber: '90007' },
      values: { bankCode: 'LANTERN' },
    })
  })

  it('has no line breaks, and its blanks are for the server to read', () => {
    expect(cleanText(' Maria\r\nSantos ')).toBe('Maria Santos')
    expect(cleanText('0012 3456\n')).toBe('0012 3456')
  })
})

describe('choices on a page without script', () => {
  it('stand in groups by channel, those of every channel first', () => {
    const choice = (value: string, channelNumber?: string, cardType = '1') => ({
      name: value,
      value,
      cardType,
      ...(channelNumber === undefined ? {} : { channelNumber }),
    })
    const grouped = choicesByChannel(
      [choice('N', '90007'), choice('H'), choice('L', '90006'), choice('I'), choice('S', undefined, '2')],
      '1',
    )
    expect(grouped.map((group) => [group.channelNumber, group.choices.map(({ value }) => value)])).toEqual([
      [null, ['H', 'I']],
      ['90007', ['N']],
      ['90006', ['L']],
    ])
  })
})
