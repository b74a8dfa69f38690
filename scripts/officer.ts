// Officers of the lender's desk: lists them, invites one (the first admin above all), invites again who lost the passkeys, and ends one.
//
// Usage:
//   npm run officer -- list
//   npm run officer -- invite <name> --role <support|collections|payments|credit|manager|auditor|admin>
//   npm run officer -- invite-again <officerId>
//   npm run officer -- end <officerId>
//
// `invite` prints a one-time address, good for a day, at which the officer makes a passkey, and the code that opens it. A manager, credit officer
// or admin, and a role with a sum of DESK_LIMITS, waits until a manager or an admin confirms the role at the desk; the link of the first admin, whom no officer could confirm, opens at once.
// `invite-again` makes another one: the officer's passkeys open nothing any more, and sessions are over. Uses the settings of the database, to invite those of the desk, too. With the embedded
// database, the server has to be stopped meanwhile.

import { type Role, roles } from '../src/core/officer/rights.ts'
import { plainText } from '../src/core/plain-text.ts'
import { insertOperatorAct } from '../src/server/officer/act/act-store.ts'
import { grantOf, stopGrants } from '../src/server/officer/invitation/grant-store.ts'
import {
  createInvitation,
  type Invitation,
  withdrawInvitations,
} from '../src/server/officer/invitation/invitation-store.ts'
import { joinAddress } from '../src/server/officer/invitation/join-address.ts'
import { deleteOfficerPasskeys } from '../src/server/officer/login/officer-passkey-store.ts'
import { endOfficerSessions } from '../src/server/officer/login/officer-session-store.ts'
import {
  insertOfficer,
  listOfficerRows,
  lockOfficer,
  storeEnd,
  takeOfficersTurn,
} from '../src/server/officer/person/officer-store.ts'
import { proposeRole } from '../src/server/officer/role/give-role.ts'
import type { readSettingsOf } from '../src/settings/command-settings.ts'
import { deskOf } from '../src/settings/desk.ts'
import { inAddress } from '../src/settings/values.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, typedWords } from './operator-command.ts'

/** Where the desk is, who says who is an officer, and what a role passes alone. */
const deskNames = [
  ...([
    'HOST',
    'PORT',
    'PUBLIC_ORIGIN',
    'DESK_PORT',
    'DESK_ORIGIN',
    'DESK_OIDC_ISSUER',
    'DESK_OIDC_CLIENT_ID',
  ] as const),
  ...(['DESK_OIDC_CLIENT_SECRET', 'DESK_OIDC_ROLE_CLAIM', 'DESK_OIDC_ROLES', 'DESK_LIMITS'] as const),
] as const
/** What the desk shows as the reason of what the operator gave. */
const operatorReason = 'by the operator, npm run officer'
type DeskSettings = ReturnType<typeof readSettingsOf<(typeof deskNames)[number]>>

function refuse(sentence: string): false {
  process.stderr.write(`${sentence}\n`)
  return false
}

async function list({ db }: OperatorTools): Promise<boolean> {
  const officers = await listOfficerRows(db)
  if (officers.length === 0) process.stdout.write('There are no officers yet.\n')
  for (const { id, name, role, endedAt } of officers)
    process.stdout.write(`${id}  ${role}  ${name}${endedAt === null ? '' : `  ended ${endedAt.toISOString()}`}\n`)
  return true
}

/** The origin of the desk; null, with a printed sentence, where this installation has none. */
function inviteTo(settings: DeskSettings): string | null {
  const desk = deskOf(settings)
  if (desk === null) refuse('This lender has no desk: set DESK_ORIGIN.')
  else if (desk.provider !== null)
    refuse('Officers come by the identity provider (DESK_OIDC_ISSUER): give the role there.')
  else return desk.origin ?? `http://${inAddress(settings.HOST)}:${desk.port}`
  return null
}

async function invite(deps: OperatorTools, settings: DeskSettings, unchecked: string, role: Role): Promise<boolean> {
  const name = plainText(unchecked)
  if (name === '' || name.length > 80) return refuse('Give the name of the officer: 1 to 80 characters.')
  const origin = inviteTo(settings)
  if (origin === null) return false
  const officer = { id: deps.ids.next('off'), name, role }
  await deps.db.transaction(async (tx) => {
    await takeOfficersTurn(tx)
    await insertOfficer(tx, officer, deps.clock.now())
    await insertOperatorAct(tx, deps, officer, 'operatorInvited')
    const waits = await proposeRole(tx, deps, {
      officerId: officer.id,
      kind: 'invited',
      role,
      reason: operatorReason,
      limits: settings.DESK_LIMITS,
    })
    tellInvitation(origin, await createInvitation(tx, deps, { officerId: officer.id, by: null }), waits)
  })
  return true
}

/** The link and its code, and for whose signature it waits. */
function tellInvitation(origin: string, { ticket, code }: Invitation, waits: boolean): void {
  process.stdout.write(`${joinAddress(origin, ticket)}\nCode, to be told apart from the link: ${code}\n`)
  if (waits)
    process.stdout.write(
      'The link opens once a manager or an admin confirms the role, on the page Officers of the desk.\n',
    )
}

async function inviteAgain(deps: OperatorTools, settings: DeskSettings, officerId: string): Promise<boolean> {
  const origin = inviteTo(settings)
  if (origin === null) return false
  return await deps.db.transaction(async (tx) => {
    const found = await lockOfficer(tx, officerId)
    if (found === null || found.row.endedAt !== null) return refuse('There is no such officer.')
    if ((await grantOf(tx, officerId)) !== null)
      return refuse('A role of this officer waits for a second person already: confirm or stop it at the desk first.')
    await deleteOfficerPasskeys(tx, officerId)
    await endOfficerSessions(tx, deps, officerId)
    await insertOperatorAct(tx, deps, found.row, 'operatorInvitedAgain')
    const { role } = found.row
    const waits = await proposeRole(tx, deps, {
      officerId,
      kind: 'invitedAgain',
      role,
      reason: operatorReason,
      limits: settings.DESK_LIMITS,
    })
    tellInvitation(origin, await createInvitation(tx, deps, { officerId, by: null }), waits)
    return true
  })
}

async function end(deps: OperatorTools, officerId: string): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const found = await lockOfficer(tx, officerId)
    if (found === null) return refuse('There is no such officer.')
    if (found.isLastAdmin) return refuse('This is the last admin: invite another one first.')
    await storeEnd(tx, officerId, deps.clock.now())
    await stopGrants(tx, officerId, null, deps.clock.now())
    await endOfficerSessions(tx, deps, officerId)
    await withdrawInvitations(tx, officerId)
    await deleteOfficerPasskeys(tx, officerId)
    await insertOperatorAct(tx, deps, found.row, 'operatorEnded')
    process.stdout.write(`${found.row.name} is ended, and out at once.\n`)
    return true
  })
}

answerHelp(import.meta.filename)
const { words, values } = typedWords(['role']) ?? { words: [], values: {} }
const [command, subject] = words
const role = roles.find((one) => one === values.role)
if (command === 'list') await runCommand([], list)
else if (command === 'invite' && subject !== undefined && role !== undefined)
  await runCommand(deskNames, (tools, settings) => invite(tools, settings, subject, role))
else if (command === 'invite-again' && subject !== undefined)
  await runCommand(deskNames, (tools, settings) => inviteAgain(tools, settings, subject))
else if (command === 'end' && subject !== undefined) await runCommand([], (tools) => end(tools, subject))
else {
  if (values.role !== undefined && role === undefined) process.stderr.write(`There is no role ${values.role}.\n\n`)
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
