// The keys and secrets of the product itself. How each is exchanged: docs/secrets.md.

import { optional, required, setOr } from './setting.ts'
import { ed25519PrivateKey, encryptionKey, secret, webhookSecrets } from './values.ts'

/** The same secret as it was before, which goes on beside the new one for a while. */
const before = (name: string, effect: string) =>
  ({ secret: true, help: `The ${name} before, while they are being exchanged: ${effect}.` }) as const

export const secretsSettings = {
  SESSION_SECRET: required(secret, {
    secret: true,
    help: 'Signs session tokens. Changing it without the next setting ends all sessions.',
  }),
  SESSION_SECRET_BEFORE: optional(secret, before('SESSION_SECRET', 'sessions of it go on')),
  TICKET_PRIVATE_KEY: required(ed25519PrivateKey, {
    secret: true,
    help: 'Ed25519 key that signs launch tickets: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0 (or PEM, with \\n)',
  }),
  TICKET_PRIVATE_KEY_BEFORE: optional(
    ed25519PrivateKey,
    before('TICKET_PRIVATE_KEY', 'tickets of it open a page for their minutes'),
  ),
  FIELD_ENCRYPTION_KEY: required(encryptionKey, {
    secret: true,
    help: 'AES-256 key for bank numbers: openssl rand -base64 32. Lose it, and the numbers are lost.',
  }),
  FIELD_ENCRYPTION_KEY_BEFORE: optional(
    encryptionKey,
    before('FIELD_ENCRYPTION_KEY', 'what it sealed is read, and sealed again'),
  ),
  PAYMENT_WEBHOOK_SECRETS: setOr(webhookSecrets, [], {
    secret: true,
    help: 'Signs the notices of the provider `http`. Two with a comma between them while they are being exchanged.',
  }),
  PAY_LINK_SIGNING_KEY: optional(secret, {
    secret: true,
    help: 'Signs pay-code links of your own back end. Without it no code from an address is ever shown.',
  }),
  PAY_LINK_SIGNING_KEY_BEFORE: optional(secret, before('PAY_LINK_SIGNING_KEY', 'links signed with it count')),
  METRICS_TOKEN: optional(secret, {
    secret: true,
    help: 'A caller that sends it as `Authorization: Bearer …` may read /metrics; without it production answers 404 there. The demo shows them to every caller.',
  }),
  METRICS_TOKEN_BEFORE: optional(secret, before('METRICS_TOKEN', 'it shows them as well')),
} as const
