// Codes in tests: the newest that went to a phone, and guesses that are wrong for certain.

import { listOutbox } from '../../src/server/outbox/sms/sms.ts'
import type { People } from './people.ts'

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
