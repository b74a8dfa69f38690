// The operator's command for officers, run as it is run: a process of its own, over PostgreSQL and over a database on disk.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeServer } from '../../src/server/compose.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { runCommand } from '../support/operator-command.ts'
import { productionEnvironment } from '../support/production.ts'

const root = path.join(import.meta.dirname, '..', '..')
let database: TestDatabase
let dataDir = ''
let ofLender = ''
const more: Record<string, string> = {}
const usual = { LOG_LEVEL: 'silent', PORT: '3000', ENV_FILE: '/dev/null' }
const environment = () => ({ ...usual, DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', ...more })

async function officer(...words: readonly string[]): Promise<{ code: number; said: string }> {
  const { code, stdout, stderr } = await runCommand('scripts/officer.ts', words, environment())
  return { code, said: code === 0 ? stdout : stderr }
}

beforeAll(async () => {
  database = await postgres.open()
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-officer-'))
  ofLender = mkdtempSync(path.join(tmpdir(), 'candor-officer-'))
  await putMadeDatabase(ofLender)
})
afterAll(async () => {
  await database.close()
  for (const folder of [dataDir, ofLender]) rmSync(folder, { recursive: true, force: true })
})

/** What was printed of an invitation. */
const linkAndCode = /^(http:\/\/127\.0\.0\.1:3001\/join\?ticket=\S+)\nCode, to be told apart from the link: (\d{6})\n/
function printed(said: string): { ticket: string; code: string } {
  const [, link = '', code = ''] = linkAndCode.exec(said) ?? []
  return { ticket: new URL(link).searchParams.get('ticket') ?? '', code }
}

/** Asks the desk as the browsers of who got these invitations do; answers what each was refused, or whom it greets. */
async function opened(...said: readonly string[]): Promise<{ asked: string[]; acts: string[] }> {
  const server = await composeServer(loadConfig(environment()), root)
  try {
    const asked: string[] = []
    for (const one of said) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const question = { method: 'POST', url: '/desk/join/question', headers, payload: printed(one) } as const
      const answer = (await server.desk?.app.inject(question))?.json() ?? {}
      asked.push(answer.data?.userName ?? answer.error?.code)
    }
    const acts = await server.deps.db.query<{ line: string }>(
      `select officer_name || ' ' || act as line from desk_act order by id`,
    )
    return { asked, acts: acts.map(({ line }) => line) }
  } finally {
    await server.stop()
  }
}

it('invites the first admin, once more where the link is lost, lists officers, and does not end the last admin', async () => {
  const first = await officer('invite', 'Leo Garcia', '--role', 'admin')
  expect(first.said).toMatch(new RegExp(`${linkAndCode.source}$`))
  const listed = await officer('list')
  expect(listed.said).toMatch(/^off\w+ {2}admin {2}Leo Garcia\n$/)
  const [id = ''] = listed.said.split(' ')
  const second = await officer('invite-again', id)
  expect(await officer('end', id)).toMatchObject({ code: 1, said: expect.stringContaining('last admin') })
  expect(await opened(first.said, second.said)).toEqual({
    asked: ['invitationIsOver', 'Leo Garcia'],
    acts: ['Leo Garcia operatorInvited', 'Leo Garcia operatorInvitedAgain'],
  })
  expect(await officer('invite', 'Eva', '--role', 'king')).toMatchObject({ code: 1 })
})

it('only proposes another admin and any manager: the links open once an officer has signed at the desk', async () => {
  const signed = /an admin confirms the role, on the page Officers of the desk\.\n$/
  const manager = await officer('invite', 'Mia', '--role', 'manager')
  const admin = await officer('invite', 'Eva', '--role', 'admin')
  for (const { said } of [manager, admin]) expect(said).toMatch(signed)
  const support = await officer('invite', 'Tom', '--role', 'support')
  expect(support.said).not.toMatch(signed)
  const { asked } = await opened(manager.said, admin.said, support.said)
  expect(asked).toEqual(['invitationWaits', 'invitationWaits', 'Tom'])
  const idOf =
    (await officer('list')).said
      .split('\n')
      .find((line) => line.includes('Mia'))
      ?.split(' ')[0] ?? ''
  expect((await officer('invite-again', idOf)).said).toContain('waits for a second person already')
  expect(await officer('end', idOf)).toMatchObject({ code: 0 })
  const server = await composeServer(loadConfig(environment()), root)
  const grants = await server.deps.db.query(
    `select o.name, g.given_by, g.holds_from, g.holds from officer_grant g join officer o on o.id = g.officer_id order by 1`,
  )
  await server.stop()
  expect(grants).toEqual([
    { name: 'Eva', given_by: null, holds_from: null, holds: null },
    { name: 'Mia', given_by: null, holds_from: null, holds: false },
  ])
})

it('sends no invitation where an identity provider names the officers', async () => {
  const provider = {
    DESK_OIDC_ISSUER: 'http://localhost:4000',
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'secret',
    DESK_OIDC_ROLES: 'admin=admins',
  }
  Object.assign(more, provider)
  expect(await officer('invite', 'Eva', '--role', 'admin')).toMatchObject({
    code: 1,
    said: expect.stringContaining('DESK_OIDC_ISSUER'),
  })
})

it('answers, and says nothing of what the server would warn of', async () => {
  const production = { ...productionEnvironment(ofLender), ALLOWED_LINK_ORIGINS: '', ENV_FILE: '/dev/null' }
  const { stdout, stderr } = await runCommand('scripts/officer.ts', ['list'], production)
  expect(stdout).toBe('There are no officers yet.\n')
  expect(stderr).toBe('')
})

it('refuses over the settings that it uses, in a sentence, and over no others', async () => {
  Object.assign(more, { PRODUCTS_FILE: path.join(dataDir, 'none.json'), BRAND_COLOUR: 'green', DESK_PORT: 'x' })
  expect((await officer('list')).code).toBe(0)
  const asked = await officer('invite', 'Eva', '--role', 'admin')
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('DESK_PORT must be') })
  expect(asked.said).not.toMatch(/BRAND_COLOUR|PRODUCTS_FILE/)
  for (const name of ['PRODUCTS_FILE', 'BRAND_COLOUR', 'DESK_PORT']) delete more[name]
})

it('makes no database where there is none', async () => {
  Object.assign(more, { DATA_DIR: path.join(dataDir, 'none'), DATABASE_URL: '' })
  expect(await officer('list')).toMatchObject({ code: 1, said: expect.stringContaining('There is no database in') })
  expect(existsSync(path.join(dataDir, 'none'))).toBe(false)
  for (const name of ['DATA_DIR', 'DATABASE_URL']) delete more[name]
})
