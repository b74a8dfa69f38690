// Secrets wrapped by a KMS, as an operator does it: wrapped by the command, taken by a start, and no start while the KMS is away.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failedStart, runCommand } from '../support/operator-command.ts'
import { productionEnvironment } from '../support/production.ts'
import { startVault, type VaultStandIn } from '../vendors/vault/stand-in.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-wrap-'))
let environment: Record<string, string>
let vault: VaultStandIn
beforeAll(async () => {
  vault = await startVault()
  environment = { ...productionEnvironment(dataDir), ...vault.settings, LOG_LEVEL: 'silent' }
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const wrap = (env: Record<string, string>, ...words: readonly string[]) =>
  runCommand('scripts/wrap.ts', words, env, dataDir)
/** The text that stands in place of a secret. */
async function wrapped(env: Record<string, string>, word: string): Promise<string> {
  const { code, stdout, stderr } = await wrap(env, word)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout.trim()
}

it('wraps a given secret, wraps it again under a new version, and makes a field key without showing it', async () => {
  const { SESSION_SECRET = '' } = environment
  const first = await wrapped(environment, 'SESSION_SECRET')
  expect(first).toMatch(/^vault:v1:/)
  expect(first).not.toContain(SESSION_SECRET)
  vault.rotate()
  const again = await wrapped({ ...environment, SESSION_SECRET: first }, 'SESSION_SECRET')
  expect(again).toMatch(/^vault:v2:/)
  const wholly = {
    ...environment,
    SESSION_SECRET: again,
    TICKET_PRIVATE_KEY: await wrapped(environment, 'TICKET_PRIVATE_KEY'),
    FIELD_ENCRYPTION_KEY: await wrapped(environment, 'field-key'),
  }
  expect(await runCommand('src/main.ts', ['--check'], wholly, dataDir)).toMatchObject({ code: 0, stderr: '' })
  await vault.close()
  const { code, stdout, stderr } = await failedStart(wholly, dataDir)
  expect(code).toBe(1)
  for (const name of ['SESSION_SECRET', 'TICKET_PRIVATE_KEY', 'FIELD_ENCRYPTION_KEY'])
    expect(stdout + stderr).toContain(`${name} is wrapped, and the KMS at KMS_URL does not answer (ECONNREFUSED)`)
  expect(await wrap(wholly, 'field-key')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('KMS_URL is set, and the KMS does not answer'),
  })
})

it('says what it takes, and what is missing', async () => {
  expect(await wrap(environment, 'LENDER_NAME')).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') })
  expect(await wrap(environment, 'METRICS_TOKEN')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('METRICS_TOKEN is not given: there is nothing to wrap'),
  })
  const { KMS_URL: _address, KMS_TOKEN: _token, ...none } = environment
  expect(await wrap(none, 'field-key')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('KMS_URL is missing: it wraps secrets'),
  })
})
