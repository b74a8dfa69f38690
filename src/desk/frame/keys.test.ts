// The keys that `?` shows are those that the pages have: none is listed in vain, and none is left out.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deskWordsFor } from '../messages/words.ts'
import { tabList } from '../screen.ts'
import { deskScript } from './script.ts'

const en = deskWordsFor('en')

const desk = path.join(import.meta.dirname, '..')

/** The keys that pages name, in their source: `data-key="t"`, `dataKey="n"`. */
const keysOfPages = globSync('**/*.tsx', { cwd: desk }).flatMap((file) =>
  [...readFileSync(path.join(desk, file), 'utf8').matchAll(/(?:data-key|dataKey)="(.)"/g)].map(([, key = '']) => key),
)
/** The keys that the script knows by itself; `g` begins the keys of tabs. */
const keysOfScript = [...deskScript.matchAll(/key==='(.)'/g)].map(([, key = '']) => key)

describe('the keys of the desk', () => {
  it('are listed by ? as they are, and each stands for one thing', () => {
    const listed = en.keys.list.flatMap(([, ...pressed]) => pressed.map((key) => key.toLowerCase()))
    const there = [...new Set(keysOfPages), ...keysOfScript, ...tabList.map(({ key }) => `g ${key}`)]
    expect(listed).toHaveLength(new Set(listed).size)
    expect([...listed, '?', 'g'].sort()).toEqual(there.sort())
    expect(there).toHaveLength(new Set(there).size)
  })
})
