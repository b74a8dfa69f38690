// Writes the folder of a lender that has everything of its own: what production starts with. The samples show what has to be in it.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../src/core/language.ts'
import type { MarketId } from '../../src/core/market/market.ts'
import { samplesDir } from './sample-lender.ts'

type Json = ReturnType<typeof JSON.parse>

const readJson = (file: string): Json => JSON.parse(readFileSync(path.join(samplesDir, file), 'utf8'))

/** Changes one file of a folder, as JSON. */
export function changeJson(folder: string, file: string, change: (data: Json) => Json): void {
  const at = path.join(folder, file)
  writeFileSync(at, JSON.stringify(change(JSON.parse(readFileSync(at, 'utf8')))))
}

/**
 * Writes the folder for one market: numbers of channels and codes of banks as in the samples, so that tests can use both,
 * and every name and text another. No reviews, no promise about complaints, no news.
 */
export function writeLenderFolder(folder: string, market: MarketId): void {
  mkdirSync(folder, { recursive: true })
  const write = (file: string, data: unknown): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), typeof data === 'string' ? data : JSON.stringify(data))
  }
  write('lender.json', {
    terms: {
      decisionDays: 2,
      fundingMinDays: 0,
      fundingMaxDays: 2,
      detailsChangeNoticeDays: 5,
      assignmentNoticeBusinessDays: 8,
      judgmentPaymentDays: 14,
    },
    regulators: { [market]: { name: { en: 'Office of Fair Lending' }, url: 'https://fair.example' } },
  })
  const { banks, wallets, cities } = readJson('banks.json')[market]
  const ownName = (one: { code: string }, kind: string) => ({ ...one, name: `${one.code.slice(0, 4)}-9 ${kind}` })
  write('banks.json', {
    [market]: {
      banks: banks.map((bank: { code: string }) => ownName(bank, 'Trust')),
      wallets: wallets.map((wallet: { code: string }) => ownName(wallet, 'Purse')),
      cities,
    },
  })
  const channels: { number: string; instructions?: string }[] = readJson('channels.json')
  write(
    'channels.json',
    channels.map(({ instructions: _folder, ...channel }) => ({ ...channel, logo: `${channel.number}-own.svg` })),
  )
  for (const [index, { number }] of channels.entries()) {
    write(`logos/${number}-own.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"/>')
    for (const language of languages) {
      write(`payment-instructions/${number}/${language}.json`, {
        name: `Pay Point ${index + 1}`,
        description: 'at no cost',
        groups: [{ title: 'How', items: [{ name: 'Show the code', step: ['Pay the amount on this page.'] }] }],
      })
    }
  }
  writeTexts(folder, market, samplesDir)
}

/** Texts of a market that are no samples any more; those of `from`, a folder of samples. */
export function writeTexts(folder: string, market: MarketId, from: string): void {
  cpSync(path.join(from, 'legal', market), path.join(folder, 'legal', market), { recursive: true })
  for (const file of readdirSync(path.join(folder, 'legal', market))) {
    const at = path.join(folder, 'legal', market, file)
    writeFileSync(at, `${readFileSync(at, 'utf8')}\n\nRead by counsel.\n`)
  }
}

/** Takes files or folders away again. */
export function removeFrom(folder: string, ...names: readonly string[]): void {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true })
}
