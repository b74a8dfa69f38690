// What is made from the settings: the example, the page of the documents, and the list of the doctor.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleFile, settingsHere, settingsPage } from './documents.ts'
import { settings } from './groups.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

describe('the files made from the settings', () => {
  it.each([
    ['.env.example', exampleFile],
    ['docs/settings.md', settingsPage],
  ])('%s is current: `npm run settings` writes it', (file, made) => {
    expect(read(file)).toBe(made())
  })

  it('explain every setting once', () => {
    for (const name of Object.keys(settings)) {
      expect(exampleFile().match(new RegExp(`^(?:# )?${name}=`, 'gm')), name).toHaveLength(1)
      expect(settingsPage().match(new RegExp(`^\\| \`${name}\` \\|`, 'gm')), name).toHaveLength(1)
    }
    for (const [name, { help, takes }] of Object.entries(settings)) {
      expect(help, name).toMatch(/^\S.{9,}/)
      expect(takes, name).not.toBe('')
    }
  })
})

describe('the list of the doctor', () => {
  it('says what counts of each setting, and shows no secret', () => {
    const told = settingsHere({
      PORT: '4000',
      SESSION_SECRET: 'SECRET-VALUE',
      DATABASE_URL: 'postgres://a:SECRET@db/x',
    })
    expect(told).toContain('  PORT: 4000\n')
    expect(told).toContain('  HOST: 127.0.0.1 (default)\n')
    expect(told).toContain('  SESSION_SECRET: given\n')
    expect(told).toContain('  DATABASE_URL: given\n')
    expect(told).toContain('  LENDER_DIR: not given: required in production\n')
    expect(told).toContain('  API_URL: not given\n')
    expect(told).not.toContain('SECRET-VALUE')
    expect(told).not.toContain('SECRET@')
  })
})
