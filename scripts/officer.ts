// Officers of the lender's desk: lists them, invites one (the first admin above all), and ends one.
//
// Usage:
//   npm run officer -- list
//   npm run officer -- invite <name> --role <support|collections|payments|credit|manager|auditor|admin>
//   npm run officer -- end <officerId>
//
// `invite` prints a one-time address that logs in, good for a day. Takes the same environment as the server. With the embedded
// database, the server has to be stopped meanwhile.

import { parseArgs } from 'node:util'
import { type Role, roles } from '../src/core/officer/rights.ts'
import { plainText } from '../src/core/plain-text.ts'
import type { Deps } from '../src/server/deps.ts'
import { launchAddress } from '../src/server/officer/launch-address.ts'
import { createLaunch } from '../src/server/officer/launch-store.ts'
import { endOfficerSessions } from '../src/server/officer/officer-session-store.ts'
import { insertOfficer, listOfficerRows, lockOfficer, storeEnd } from '../src/server/officer/officer-store.ts'
import { answerHelp, helpOf } from './help.ts'
import { runCommand } from './operator-command.ts'

function refuse(sentence: string): false {
  process.stderr.write(`${sentence}\n`)
  return false
}

async function list({ db }: Deps): Promise<boolean> {
  const officers = await listOfficerRows(db)
  if (officers.length === 0) process.stdout.write('There are no officers yet.\n')
  for (const { id, name, role, endedAt } of officers)
    process.stdout.write(`${id}  ${role}  ${name}${endedAt === null ? '' : `  ended ${endedAt.toISOString()}`}\n`)
  return true
}

async function invite({ db, ...means }: Deps, unchecked: string, role: Role): Promise<boolean> {
  const deps = { db, ...means }
  const name = plainText(unchecked)
  const { desk, host } = deps.config
  if (name === '' || name.length > 80) return refuse('Give the name of the officer: 1 to 80 characters.')
  if (desk === null) return refuse('This lender has no desk: set DESK_ORIGIN.')
  const officer = { id: deps.ids.next('off'), name, role }
  const ticket = await db.transaction(async (tx) => {
    await insertOfficer(tx, officer, deps.clock.now())
    return await createLaunch(tx, deps, officer.id)
  })
  process.stdout.write(`${launchAddress(desk.origin ?? `http://${host}:${desk.port}`, ticket)}\n`)
  return true
}

async function end(deps: Deps, officerId: string): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const found = await lockOfficer(tx, officerId)
    if (found === null) return refuse('There is no such officer.')
    if (found.isLastAdmin) return refuse('This is the last admin: invite another one first.')
    await storeEnd(tx, officerId, deps.clock.now())
    await endOfficerSessions(tx, deps, officerId)
    process.stdout.write(`${found.row.name} is ended, and out at once.\n`)
    return true
  })
}

/** What was typed; null for an option that there is none of, or that stands without its value. */
function typed() {
  try {
    return parseArgs({ allowPositionals: true, options: { role: { type: 'string', default: '' } } })
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return null
    throw error
  }
}

answerHelp(import.meta.filename)
const { positionals, values } = typed() ?? { positionals: [], values: { role: '' } }
const [command, subject] = positionals
const role = roles.find((one) => one === values.role)
if (command === 'list') await runCommand(list)
else if (command === 'invite' && subject !== undefined && role !== undefined)
  await runCommand((deps) => invite(deps, subject, role))
else if (command === 'end' && subject !== undefined) await runCommand((deps) => end(deps, subject))
else {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
