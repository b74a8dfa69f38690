// How e-mails leave, by the scheme of MAIL_URL: what each address means, what is missing, and what the demo may not speak to.

import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'
import { mailOf, problemsOfMail } from './mail.ts'

const none = { MODE: 'production', MAIL_URL: null, MAIL_USER: null, MAIL_TOKEN: null, MAIL_FROM: null } as const
const server = { ...none, MAIL_FROM: 'Candor <news@loans.example>', MAIL_USER: 'candor', MAIL_TOKEN: 'its password' }

function fieldsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.fields
    throw error
  }
  return []
}

describe('MAIL_URL', () => {
  it.each([
    ['smtps://mail.example', { host: 'mail.example', port: 465, security: 'tls' }],
    ['smtps://mail.example:2465', { host: 'mail.example', port: 2465, security: 'tls' }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, security: 'startTls' }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, security: 'none' }],
    ['smtp://[::1]:25', { host: '::1', port: 25, security: 'none' }],
  ])('%s is a mail server', (address, is) => {
    const login = { user: 'candor', password: 'its password' }
    expect(mailOf({ ...server, MAIL_URL: address })).toEqual({ kind: 'smtp', ...is, login, from: server.MAIL_FROM })
  })

  it('is an HTTP interface with http or https, and nothing without', () => {
    expect(mailOf({ ...server, MAIL_URL: 'https://mail.example/send' }).kind).toBe('http')
    expect(mailOf(none)).toEqual({ kind: 'none' })
    expect(mailOf({ ...none, MODE: 'demo' })).toEqual({ kind: 'outbox' })
  })

  it('needs a sender, and a password for the user that it names', () => {
    const bare = { ...none, MAIL_URL: 'smtps://mail.example' }
    expect([...problemsOfMail(bare).keys()]).toEqual(['MAIL_FROM'])
    expect([...problemsOfMail({ ...bare, MAIL_FROM: 'a@b.example', MAIL_USER: 'candor' }).keys()]).toEqual([
      'MAIL_TOKEN',
    ])
    expect([...problemsOfMail({ ...server, MAIL_URL: bare.MAIL_URL }).keys()]).toEqual([])
  })

  it.each(['smtps://candor:its-password@mail.example', 'smtp:mail.example', 'ftp://mail.example', 'mail.example'])(
    'is not %s',
    (address) => {
      expect(fieldsOf({ MAIL_URL: address })).toEqual(['MAIL_URL'])
    },
  )

  it('of the demo is on this machine, and the settings as a whole say so', () => {
    expect(fieldsOf({ MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' })).toEqual(['MAIL_URL'])
    expect(fieldsOf({ MAIL_URL: 'smtp://127.0.0.1:25' })).toEqual(['MAIL_FROM'])
    expect(loadConfig({ MAIL_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@b.example' }).mail.kind).toBe('smtp')
  })
})
