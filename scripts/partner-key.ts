// Keys by which the lender's own systems call /partner/v1: lists them, makes one, and revokes one.
//
// Usage:
//   npm run partner-key -- list
//   npm run partner-key -- create <name> --rights <borrowers,read,apply,offers,tickets> [--days 365] [--login-key <file>]
//   npm run partner-key -- revoke <keyId>
//
// `create` prints the key, which is kept nowhere: only its hash is stored. `--login-key` names a file with the public key (PEM) that signs
// the logins of this system, which the right `tickets` needs. Two keys are good at once: make the new one, hand it over, revoke the old one.
// Uses the settings of the database alone. With the embedded database, the server has to be stopped meanwhile.

import { readFileSync } from 'node:fs'
import { type PartnerRight, partnerRights } from '../src/contracts/partner.ts'
import { plainText } from '../src/core/plain-text.ts'
import { readLoginKey } from '../src/server/partner/exchange-login.ts'
import { createPartnerKey, listPartnerKeys, revokePartnerKey } from '../src/server/partner/key-store.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, typedWords } from './operator-command.ts'

const usualDays = 365
const longestDays = 3_650
const longestName = 80
const dayMs = 86_400_000

function refuse(sentence: string): false {
  process.stderr.write(`${sentence}\n`)
  return false
}

async function list({ db, clock }: OperatorTools): Promise<boolean> {
  const keys = await listPartnerKeys(db)
  if (keys.length === 0) process.stdout.write('There are no keys.\n')
  for (const { id, name, rights, expiresAt, revokedAt, lastUsedOn } of keys) {
    const until = revokedAt !== null ? 'revoked' : expiresAt <= clock.machineNow() ? 'expired' : 'good until'
    const when = (revokedAt ?? expiresAt).toISOString().slice(0, 10)
    process.stdout.write(
      `${id}  ${name}  ${rights.join(',')}  ${until} ${when}  ${lastUsedOn === null ? 'never used' : `used ${lastUsedOn}`}\n`,
    )
  }
  return true
}

type Options = Partial<Record<'rights' | 'days' | 'login-key', string>>

/** The public key of a file in its usual spelling; null, with a printed sentence, for one that is none. */
function loginKeyIn(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.includes('PRIVATE KEY'))
      refuse(`${file} holds a private key: it stays with your login. Name its public half.`)
    else {
      const key = readLoginKey(text)
      if (key !== null) return key.export({ type: 'spki', format: 'pem' }).toString()
      refuse('--login-key has to be a key of Ed25519, of the curve P-256, or of RSA with 2,048 bits or more.')
    }
  } catch (error) {
    refuse(
      `--login-key has to be a file with a public key (PEM): ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return null
}

async function create(tools: OperatorTools, typedName: string, options: Options): Promise<boolean> {
  const name = plainText(typedName)
  if (name === '' || name.length > longestName) return refuse(`The name has to have 1 to ${longestName} characters.`)
  const rights = [...new Set((options.rights ?? '').split(',').filter((right) => right !== ''))]
  const strange = rights.filter((right) => !(partnerRights as readonly string[]).includes(right))
  if (rights.length === 0 || strange.length > 0)
    return refuse(`--rights has to name some of ${partnerRights.join(', ')}, with commas between them.`)
  const days = Number(options.days ?? usualDays)
  if (!Number.isInteger(days) || days < 1 || days > longestDays)
    return refuse(`--days has to be a whole number from 1 to ${longestDays}.`)
  const file = options['login-key']
  if (rights.includes('tickets') && file === undefined)
    return refuse('The right tickets needs --login-key: the public key that signs the logins of this system.')
  const loginKey = file === undefined ? null : loginKeyIn(file)
  if (file !== undefined && loginKey === null) return false
  const expiresAt = new Date(tools.clock.machineNow().getTime() + days * dayMs)
  const of = { name, rights: rights as PartnerRight[], loginKey, expiresAt }
  const { token } = await createPartnerKey(tools.db, tools, of)
  process.stdout.write(`${token}\n`)
  return true
}

async function revoke({ db, clock }: OperatorTools, id: string): Promise<boolean> {
  if (!(await revokePartnerKey(db, { clock }, id))) return refuse(`There is no key ${id} that is good.`)
  process.stdout.write(`${id} is good for nothing any more.\n`)
  return true
}

answerHelp(import.meta.filename)
const typed = typedWords(['rights', 'days', 'login-key'])
const [command, subject, ...more] = typed?.words ?? []
if (more.length === 0 && command === 'list' && subject === undefined) await runCommand([], list)
else if (more.length === 0 && command === 'create' && subject !== undefined)
  await runCommand([], (tools) => create(tools, subject, typed?.values ?? {}))
else if (more.length === 0 && command === 'revoke' && subject !== undefined)
  await runCommand([], (tools) => revoke(tools, subject))
else {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
