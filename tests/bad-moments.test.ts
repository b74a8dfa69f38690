// The table of bad moments in the docs names every form that the walk goes through, and no other.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('names each form of the walk once, with what ends it', () => {
  const walked = [...read('tests/support/sent-forms.ts').matchAll(/^ {4}name: '([^']+)',$/gm)].map(([, name]) => name)
  const table = read('docs/bad-moments.md').split('| form |')[1]?.split('\n\n')[0] ?? ''
  const written = [...table.matchAll(/^\| (?!-)([^|]+) \|/gm)].map(([, name]) => name).slice(0)
  expect(walked.length).toBeGreaterThan(20)
  expect(written.sort()).toEqual([...walked].sort())
})
