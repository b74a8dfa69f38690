// The rules of a form that the server describes: what counts for a card type and channel, and what was typed into it.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { cardTypes } from '../../../core/payout-account/account-fields.ts'
import { readDigits } from '../../../core/typed-digits.ts'
import { cleanText } from './clean-text.ts'

export type FormItem = CallOutput<'getAccountForm'>['items'][number]
export type FormChoice = FormItem['choices'][number]

/** The item that is shown as tabs. */
export const cardTypeCode = 'cardType'
export const channelCode = 'channelNumber'

/** What decides which items and choices count. */
export interface Chosen {
  readonly cardType: string
  readonly channelNumber: string
}

/** True where an item or a choice counts: by card type, and by channel number while the card type is a bank account. */
export function countsFor(part: Pick<FormChoice, 'cardType' | 'channelNumber'>, chosen: Chosen): boolean {
  if (part.cardType !== undefined && part.cardType !== chosen.cardType) return false
  if (part.channelNumber === undefined) return true
  return chosen.cardType === cardTypes.bank && part.channelNumber === chosen.channelNumber
}

/** True for a number that is shown by its end only: it is not typed again unless it changes. */
export function isMasked(value: string): boolean {
  return value.includes('•')
}

export interface ReadForm {
  readonly chosen: Chosen
  /** By code: only what counts and is not empty. A masked number that was left alone stays as it was shown. */
  readonly values: Readonly<Record<string, string>>
  /** Codes of what counts, is required and was left empty. */
  readonly missing: readonly string[]
}

/** Reads a posted form by its description. `typedFor` gives everything that was posted under a code. */
export function readAccountForm(
  items: readonly FormItem[],
  typedFor: (code: string) => readonly string[],
  defaults: Chosen,
): ReadForm {
  const readValue = (item: FormItem): string => {
    const typed = typedFor(item.code).map(cleanText)
    return typed.findLast((text) => text !== '') ?? ''
  }
  const find = (code: string) => items.find((item) => item.code === code)
  const typeItem = find(cardTypeCode)
  const channelItem = find(channelCode)
  const chosen = {
    cardType: (typeItem && readValue(typeItem)) || defaults.cardType,
    channelNumber: (channelItem && readValue(channelItem)) || defaults.channelNumber,
  }
  const values: Record<string, string> = {}
  const missing: string[] = []
  for (const item of items) {
    if (item.code === cardTypeCode || item.code === channelCode || !countsFor(item, chosen)) continue
    const value = readValue(item) || (isMasked(item.value) ? item.value : '')
    if (value !== '') values[item.code] = item.inputKind === '1' ? (readDigits(value) ?? value) : value
    else if (item.required) missing.push(item.code)
  }
  return { chosen, values, missing }
}

/** Choices that depend on the channel, in groups: those of every channel first (null), then each channel's own. */
export function choicesByChannel(
  choices: readonly FormChoice[],
  cardType: string,
): readonly { readonly channelNumber: string | null; readonly choices: readonly FormChoice[] }[] {
  const ofType = choices.filter((choice) => choice.cardType === undefined || choice.cardType === cardType)
  const channels = [...new Set(ofType.map((choice) => choice.channelNumber ?? null))]
  channels.sort((a, b) => Number(a !== null) - Number(b !== null))
  return channels.map((channelNumber) => ({
    channelNumber,
    choices: ofType.filter((choice) => (choice.channelNumber ?? null) === channelNumber),
  }))
}
