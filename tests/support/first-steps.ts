// What the documents tell a newcomer to try first: a changed word under `npm run dev`, and a page opened as an app opens it.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { until } from './until.ts'

/** A word that is changed in a checkout is on the page of a later request to its `npm run dev`. */
export async function seeChangedWord(checkout: string, origin: string): Promise<void> {
  const file = path.join(checkout, 'src/words/web/en/marketing.json')
  const words = readFileSync(file, 'utf8')
  const hasNewTitle = async () => (await (await fetch(`${origin}/About`)).text()).includes('Who lends to you')
  expect(await hasNewTitle()).toBe(false)
  writeFileSync(file, words.replace('"title": "About us"', '"title": "Who lends to you"'))
  try {
    await until(hasNewTitle)
  } finally {
    writeFileSync(file, words)
  }
}

/** The `launch` of a sample borrower opens a page, and the stand-in of the app comes along. */
export async function openLaunch(origin: string, personas: string): Promise<void> {
  const of = JSON.parse(personas) as readonly { readonly name: string; readonly launch: string }[]
  const active = of.find(({ name }) => name === 'active')
  const page = await fetch(`${origin}/order?${active?.launch}&demoHost=android`, { redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([303, expect.stringContaining('demoHost=android')])
}
