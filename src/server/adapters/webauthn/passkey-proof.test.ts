// The first passkey of a process: it is kept, and leaves nothing in the log that an operator would have to look up.

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..', '..', '..')

/** A process of its own: Node warns once in each. */
const script = `
  process.on('warning', ({ message }) => process.stdout.write('warned: ' + message))
  const { passkeyProofs } = await import('${root}/src/server/adapters/webauthn/passkey-proof.ts')
  const { Authenticator } = await import('${root}/tests/support/authenticator.ts')
  const origin = 'https://desk.lender.example'
  const made = new Authenticator(origin).make({ challenge: 'YQ', rpId: 'desk.lender.example' })
  const kept = await passkeyProofs.checkEnrolment({ log: console, origin }, made, 'YQ')
  process.stdout.write(kept === null ? 'refused' : 'kept')
`

it('the first passkey of a process is kept, and Node warns of nothing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout).toBe('kept')
})
