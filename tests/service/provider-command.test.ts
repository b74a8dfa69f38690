// The commands for providers: what was typed wrong is told in a sentence, and settings are read as the server reads them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startPlain } from '../support/checkout.ts'
import { runCommand } from '../support/operator-command.ts'

const root = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'candor-provider-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (words: readonly string[], env: Record<string, string> = {}) =>
  runCommand('scripts/provider-check.ts', words, env, folder)

describe('provider:check', () => {
  it.each([
    [['xendit', '--wat'], 'Usage:'],
    [['xendit', '--amount'], 'Usage:'],
    [['xendit', 'twilio'], 'Usage:'],
    [['xendit', '--amount', 'abc'], '--amount has to be whole minor units'],
    [['xendit', '--currency', 'EUR'], '--currency has to be one of PHP, INR, IDR'],
    [['decentro', '--born', 'yesterday'], '--born has to be a day'],
    [['decentro', '--document', 'club card'], '--document has to be one of '],
  ])('%j is refused in a sentence', async (words, sentence) => {
    const { code, stderr } = await check(words)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toMatch(/^ {4}at /m)
  })

  it('reads the settings of a provider from .env, and names those that are missing', async () => {
    writeFileSync(path.join(folder, 'x.env'), 'XENDIT_API_KEY=xnd_development_0123456789\n')
    expect(await check(['xendit', '--amount', '10000'], { ENV_FILE: 'x.env' })).toEqual({
      code: 1,
      stdout: 'XENDIT_CALLBACK_TOKENS is missing\nXENDIT_CURRENCY is missing\n',
      stderr: '',
    })
    writeFileSync(path.join(folder, 'broken.env'), 'XENDIT_API_KEY="xnd\n')
    const { code, stderr } = await check(['xendit', '--amount', '10000'], { ENV_FILE: 'broken.env' })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The configuration cannot be used: line 1 of broken\.env/),
    ])
  })
})

describe('sandbox-provider', () => {
  const script = 'scripts/sandbox-provider.ts'
  const command = [process.execPath, path.join(root, script)]
  const sandbox = (env: Record<string, string>) => runCommand(script, [], env, folder)

  it('knows a caller by the key of .env', async () => {
    const key = 'key-0123456789-0123456789-0123456789'
    writeFileSync(path.join(folder, '.env'), `PROVIDER_API_KEY=${key}\n`)
    const started = startPlain(folder, command, { SANDBOX_PORT: '0' })
    const url = await started.said(/^The sandbox provider listens on (http:\S+)/)
    const asked = (token: string) => fetch(`${url}/v1/codes/none`, { headers: { authorization: `Bearer ${token}` } })
    expect((await asked(key)).status).toBe(404)
    expect((await asked(`${key}-not`)).status).toBe(401)
    await started.stop('SIGINT')
  })

  it('names a journal that it cannot read', async () => {
    const broken = path.join(folder, 'broken.jsonl')
    writeFileSync(broken, '{"kind":"code",}\n')
    for (const SANDBOX_JOURNAL of [folder, broken, path.join(broken, 'below.jsonl')]) {
      const { code, stderr } = await sandbox({ SANDBOX_PORT: '0', SANDBOX_JOURNAL })
      expect([code, stderr.split('\n')], SANDBOX_JOURNAL).toEqual([
        1,
        [expect.stringMatching(/^SANDBOX_JOURNAL cannot be used: /), ''],
      ])
    }
  })

  it('prints the texts that come with SMS_TOKEN: a first day has a code to log in by without an SMS provider', async () => {
    const token = 'texts-0123456789-0123456789-0123456789'
    const started = startPlain(folder, command, { SANDBOX_PORT: '0', SMS_TOKEN: token })
    const url = await started.said(/^The sandbox provider listens on (http:\S+)/)
    const send = async (shown: string, body: object) => {
      const headers = { authorization: `Bearer ${shown}` }
      return (await fetch(`${url}/v1/texts`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    }
    const text = { id: 'sms1', to: '+639170000000', from: 'HARBOUR', text: '438607 is your code' }
    expect(await send(token, text)).toBe(202)
    expect(await started.said(/^Text to (.*)$/m)).toBe('+639170000000: 438607 is your code')
    expect(await send(token, { id: 'sms2' })).toBe(400)
    expect(await send('another', text)).toBe(401)
    await started.stop('SIGINT')
  })

  it('says in a sentence what keeps it from starting', async () => {
    const taken = createServer()
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      }),
    )
    expect(await sandbox({ SANDBOX_PORT: String(port) })).toMatchObject({
      code: 1,
      stderr: `The sandbox provider cannot listen on port ${port} (EADDRINUSE): set SANDBOX_PORT to another one.\n`,
    })
    taken.close()
    for (const [name, value] of [
      ['SANDBOX_PORT', 'abc'],
      ['LENDER_ORIGIN', 'nonsense'],
    ] as const)
      expect(await sandbox({ [name]: value })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(new RegExp(`^${name} must be `)),
      })
  })
})
