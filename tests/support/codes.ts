// Codes in tests: a hash that takes no time where the slow one is not what is tested, and guesses that are wrong for certain.

import type { CodeHasher } from '../../src/server/adapters/code-hasher.ts'
import { listOutbox } from '../../src/server/outbox/sms.ts'
import type { People } from './people.ts'

/** Where the slow hash is not what is tested. */
export function hashQuickly({ deps }: Pick<People, 'deps'>): void {
  const codeHasher: CodeHasher = {
    ...deps.codeHasher,
    hash: async (code) => Buffer.from(code),
    matches: async (code, _salt, hash) => Buffer.from(hash).toString() === code,
  }
  Object.assign(deps, { codeHasher })
}

/** A code of the same length that is not the right one. */
export function wrongCode(code: string): string {
  return `${code.startsWith('1') ? '2' : '1'}${code.slice(1)}`
}

/** The code in the newest message to a phone, in production mode as well, where it stands in the text only. */
export async function newestCode({ db }: Pick<People, 'db'>, phone: string): Promise<string> {
  const [message] = await listOutbox(db, phone, 'UTC')
  const code = /(?<!\d)\d{6,10}(?!\d)/.exec(message?.text ?? '')?.[0]
  if (code === undefined) throw new Error('no code went to this phone')
  return code
}
