// Secrets that stand in files: which settings, what counts of a file, and every start that is refused by name.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { adapters } from '../server/adapters/providers/registry.ts'
import { ConfigError } from './config.ts'
import { readEnvironment } from './env-file.ts'
import { secretSettings, settings } from './groups.ts'
import { fileSettings } from './secret-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'candor-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string | Buffer): string {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const environmentOf = (given: Record<string, string>) => readEnvironment(given, folder).environment

function refusal(given: Record<string, string>): { fields: readonly string[]; message: string } {
  try {
    environmentOf(given)
  } catch (error) {
    if (error instanceof ConfigError) return { fields: error.fields, message: error.message }
    throw error
  }
  return { fields: [], message: '' }
}

describe('a secret in a file', () => {
  it.each([
    ['as it stands', 'sesame-0123456789'],
    ['without the newline at its end', 'sesame-0123456789\n'],
    ['without that of Windows', 'sesame-0123456789\r\n'],
  ])('is taken %s', (_how, text) => {
    expect(environmentOf({ SESSION_SECRET_FILE: file('session', text) })).toEqual({
      SESSION_SECRET: 'sesame-0123456789',
    })
  })

  it('keeps every line but the end of the last', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n'
    expect(environmentOf({ TICKET_PRIVATE_KEY_FILE: file('key', `${key}\n`) })).toEqual({ TICKET_PRIVATE_KEY: key })
  })

  it('may be named in the file of settings, beside it, and by a link as platforms mount it', () => {
    file('token', 'of-the-meter')
    symlinkSync(path.join(folder, 'token'), path.join(folder, 'linked'))
    file('.env', 'METRICS_TOKEN_FILE=linked\n')
    expect(readEnvironment({}, folder)).toEqual({ environment: { METRICS_TOKEN: 'of-the-meter' }, remarks: [] })
    rmSync(path.join(folder, '.env'))
  })

  it('may be any setting of a provider', () => {
    for (const { manifest } of adapters)
      for (const name of Object.keys(manifest.settings.shape).filter((one) => !Object.hasOwn(settings, one)))
        expect(environmentOf({ [`${name}_FILE`]: file('provider', 'given') })).toEqual({ [name]: 'given' })
  })

  it('may be every setting of our own whose name says that it is one', () => {
    const secretNames = Object.keys(settings).filter((name) => /SECRET|TOKEN|KEY|PASSWORD/.test(name))
    expect(secretNames.length).toBeGreaterThan(15)
    expect(secretNames.filter((name) => !(secretSettings as readonly string[]).includes(name))).toEqual([])
    // No setting of its own ends as one that names a file does.
    expect(fileSettings.filter((name) => Object.hasOwn(settings, name))).toEqual([])
  })
})

describe('a start is refused', () => {
  it('where a secret is given both ways, wherever each stands', () => {
    const both = { SESSION_SECRET: 'SECRET-VALUE', SESSION_SECRET_FILE: file('other', 'OTHER-VALUE') }
    expect(refusal(both)).toMatchObject({
      fields: ['SESSION_SECRET'],
      message: expect.stringContaining('SESSION_SECRET is given twice, by itself and by SESSION_SECRET_FILE'),
    })
    expect(refusal(both).message).not.toMatch(/VALUE/)
    file('.env', 'SESSION_SECRET=SECRET-VALUE\n')
    expect(refusal({ SESSION_SECRET_FILE: both.SESSION_SECRET_FILE }).fields).toEqual(['SESSION_SECRET'])
    rmSync(path.join(folder, '.env'))
  })

  it.each([
    ['is not there', () => path.join(folder, 'missing'), 'is not there'],
    ['is empty', () => file('empty', ''), 'is empty'],
    ['has a newline alone', () => file('newline', '\n'), 'is empty'],
    ['is a folder', () => path.join(folder, 'folder'), 'is no file'],
    ['is not UTF-8', () => file('latin', Buffer.from([0x4c, 0xe9])), 'is not UTF-8'],
    ['is another one', () => file('large', 'x'.repeat(65_537)), 'more than 65536 bytes'],
    ['cannot be read', () => path.join(file('plain', 'x'), 'below'), 'cannot be read (ENOTDIR)'],
  ])('where the file %s', (_what, named, said) => {
    mkdirSync(path.join(folder, 'folder'), { recursive: true })
    const { fields, message } = refusal({ DATABASE_URL_FILE: named() })
    expect(fields).toEqual(['DATABASE_URL_FILE'])
    expect(message).toContain(said)
  })

  it('with every fault at once', () => {
    const missing = path.join(folder, 'missing')
    expect(refusal({ SMS_TOKEN_FILE: missing, MAIL_TOKEN_FILE: missing }).fields).toEqual([
      'SMS_TOKEN_FILE',
      'MAIL_TOKEN_FILE',
    ])
  })
})
