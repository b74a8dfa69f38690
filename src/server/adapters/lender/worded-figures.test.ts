// Amounts and percentages in words, in each language; and sentences that state none.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordedFigures } from './worded-figures.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

describe('an amount or a percentage in words', () => {
  it.each([
    ['Late: one thousand pesos once.', 'one thousand pesos'],
    ['Interest is twenty-five per cent.', 'twenty-five per cent'],
    ['A fee of two hundred and fifty rupees', 'two hundred and fifty rupees'],
    ['Un cargo de mil doscientos pesos', 'mil doscientos pesos'],
    ['Cobramos el treinta y cinco por ciento', 'treinta y cinco por ciento'],
    ['Bunga dua puluh lima persen', 'dua puluh lima persen'],
    ['Biaya seratus ribu rupiah', 'seratus ribu rupiah'],
    ['Bayad na limang daang piso', 'limang daang piso'],
    ['Interes na dalawampung porsiyento', 'dalawampung porsiyento'],
    ['शुल्क पाँच सौ रुपये', 'पाँच सौ रुपये'],
    ['ब्याज पच्चीस प्रतिशत', 'पच्चीस प्रतिशत'],
    ['利率为百分之五', '百分之五'],
    ['费用五百元', '五百元'],
  ])('is found in: %s', (text, found) => {
    expect(wordedFigures(text)).toEqual([found])
  })

  it.each([
    'Not one peso more is charged. 5 percent, 1,000 pesos.',
    'Late once. Percent of all people: many.',
    'Wala kahit isang piso. Dalawang araw.',
    'Dos veces. Pesos filipinos.',
    'Satu rupiah pun tidak. Dua hari.',
    'एक रुपया भी नहीं। दो दिन।',
    '一元也不多收。两天之内。',
  ])('is not found in: %s', (text) => {
    expect(wordedFigures(text)).toEqual([])
  })

  it('is in no text of ours', () => {
    const files = ['content', 'src/words'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter(({ name }) => /\.(md|json)$/.test(name))
        .map(({ parentPath, name }) => path.join(parentPath, name)),
    )
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => wordedFigures(readFileSync(file, 'utf8')))).toEqual([])
  })
})
