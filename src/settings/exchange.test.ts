// Every secret can be exchanged while the product runs: which test shows it of each, and how several
// processes go from one to the next.

import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTickets } from '../server/adapters/jose/tickets.ts'
import { systemRandom } from '../server/adapters/machine/random.ts'
import { createFieldCipher } from '../server/adapters/node-crypto/field-cipher.ts'
import { adapters } from '../server/adapters/providers/registry.ts'
import { isOurToken, newToken } from '../server/people/mark/token-mark.ts'
import { loadConfig } from './config.ts'
import { secretSettings, settings } from './groups.ts'
import { fromFiles } from './secret-files.ts'

const root = path.join(import.meta.dirname, '../..')
const providers = 'src/server/adapters/providers'
const suite =
  'tests/support/provider-conformance.ts › reads its own notice, the same again, and one that the old secret signed'

/** `file › title` of the test of its exchange. */
const exchanges: Readonly<Record<string, string>> = {
  SESSION_SECRET:
    'src/server/identity/log-in.db.test.ts › goes on under the secret before, while two are being exchanged, and ends with it',
  TICKET_PRIVATE_KEY:
    'src/server/adapters/node-crypto/secrets.test.ts › opens a page under the key before, while two are being exchanged, and no longer',
  FIELD_ENCRYPTION_KEY:
    'src/server/jobs/reseal.db.test.ts › are read under both keys, sealed anew by the job of a start, and need the one before no longer',
  PAY_LINK_SIGNING_KEY:
    'src/server/payment/code/pay-link.test.ts › counts under the key before, while two are being exchanged, and under no third one',
  METRICS_TOKEN:
    'src/server/http/door.test.ts › are for callers with the former token, too, while it is being exchanged',
  WEBHOOK_SECRET:
    'src/server/adapters/standard-webhooks/webhook-sender.test.ts › is signed by each secret as Standard Webhooks say, over the bytes that are sent',
  PAYMENT_WEBHOOK_SECRETS: suite,
  XENDIT_CALLBACK_TOKENS: suite,
  RAZORPAY_WEBHOOK_SECRETS: suite,
  STRIPE_WEBHOOK_SECRETS: `${providers}/stripe/stripe.test.ts › counts under either secret while they are exchanged, and under no other`,
  TWILIO_AUTH_TOKENS: `${providers}/twilio/twilio.test.ts › of %o says %s`,
  EXOTEL_RECEIPT_SECRETS: `${providers}/exotel/exotel.test.ts › counts also at an address that was made under the secret before`,
  PUSH_SECRETS: `${providers}/host-push/host-push.test.ts › is by both secrets while they are exchanged, and any of several counts`,
}

describe('the exchange of a secret', () => {
  const ofProviders = adapters.flatMap(({ manifest }) => Object.keys(manifest.settings.shape))
  const all = [...new Set([...secretSettings, ...ofProviders])].filter((name) => !name.endsWith('_BEFORE'))
  /** The others were made elsewhere, and are only shown to who made them. A plural takes two with a comma; others have a setting for the one before. */
  const makesHere = all.filter((name) => Object.hasOwn(settings, `${name}_BEFORE`) || /(SECRETS|TOKENS)$/.test(name))

  it('is shown by a test of each that makes or proves something here', () => {
    expect(makesHere.length).toBeGreaterThan(10)
    const unshown = makesHere.filter((name) => exchanges[name] === undefined)
    expect(unshown.map((name) => `${name}: name in exchanges, above, the test that shows its exchange`)).toEqual([])
    for (const [name, place] of Object.entries(exchanges)) {
      const [file = '', title = ''] = place.split(' › ')
      expect(fromFiles, name).toContain(name)
      expect(readFileSync(path.join(root, file), 'utf8'), name).toContain(title)
    }
  })

  it('of each of our own has its line in docs/secrets.md', () => {
    const page = readFileSync(path.join(root, 'docs/secrets.md'), 'utf8')
    for (const name of makesHere.filter((one) => Object.hasOwn(settings, one))) expect(page).toContain(`| \`${name}\``)
  })
})

describe('several processes, one of which has the next key already', () => {
  // First the new key stands as `…_BEFORE` everywhere, so that each process reads what the next one makes; then the two are exchanged.
  it('read what each other makes: sessions, tickets, sealed fields', async () => {
    const [old, next] = ['the secret of today, which is long', 'the secret of tomorrow, which is long']
    const config = loadConfig({})
    const sessionsOf = (sessionSecret: string, sessionSecretBefore: string) => ({
      random: systemRandom,
      config: { ...config, sessionSecret, sessionSecretBefore },
    })
    const sessions = [sessionsOf(old, next), sessionsOf(next, old)] as const
    const [oldKey, nextKey] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey]
    const tickets = [createTickets(oldKey, nextKey), createTickets(nextKey, oldKey)] as const
    const ciphers = [
      createFieldCipher(Buffer.alloc(32, 1), Buffer.alloc(32, 2)),
      createFieldCipher(Buffer.alloc(32, 2), Buffer.alloc(32, 1)),
    ] as const
    const now = new Date('2026-11-20T10:00:00Z')
    for (const [maker, reader] of [[0, 1] as const, [1, 0] as const]) {
      expect(isOurToken('session', newToken('session', sessions[maker]), sessions[reader])).toBe(true)
      const ticket = await tickets[maker].issue({ borrowerId: 'b_1', deviceId: 'phone', jti: 'j', now })
      expect(await tickets[reader].read(ticket, { userId: 'b_1', deviceId: 'phone', now })).toMatchObject({ jti: 'j' })
      expect(ciphers[reader].open(ciphers[maker].seal('0012', 'b_1'), 'b_1')).toBe('0012')
    }
  })
})
