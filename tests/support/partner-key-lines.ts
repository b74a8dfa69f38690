// The command for keys of the lender's own systems, as documents and its help text name it.

import { expect } from 'vitest'

interface Tools<Line> {
  readonly help: (command: string) => () => Promise<string>
  readonly onOperators: (words: string) => Promise<string>
  readonly refusedOne: (why: string, words: string, said: unknown) => Line
}

const command = 'npm run partner-key'

/** What the key is good for is shown by contract-partner.test.ts; here it is made, listed, and refused. */
export function partnerKeyLines<Line>({ help, onOperators, refusedOne }: Tools<Line>) {
  const made = async (): Promise<void> =>
    expect(await onOperators('partner-key -- create "Core banking" --rights borrowers,read')).toMatch(/^ck_\w+_\S+\n$/)
  const withoutFile = refusedOne(
    'the file with the key of a login is not here',
    'partner-key -- create App --rights tickets --login-key login.pub.pem',
    expect.stringMatching(/^--login-key has to be a file with a public key/),
  )
  return {
    [command]: { check: help('partner-key') },
    'npm run partner-client': { why: 'its generators come from the registry', check: help('partner-client') },
    'npm run file-schemas': { why: 'a unit test compares what it writes', check: help('file-schemas') },
    [`${command} -- list`]: { check: async () => expect(await onOperators('partner-key -- list')).toMatch(/\n$/) },
    [`${command} -- create "Core banking" --rights borrowers,read`]: { check: made },
    [`${command} -- create "App" --rights tickets --login-key login.pub.pem`]: withoutFile,
    [`${command} -- create <name> --rights <borrowers,read,apply,offers,tickets> [--days 365] [--login-key <file>]`]: {
      why: 'what stands in brackets is chosen by its reader',
      check: made,
    },
    [`${command} -- revoke <keyId>`]: refusedOne(
      'it is told that there is no such key',
      'partner-key -- revoke pk1',
      'There is no key pk1 that is good.\n',
    ),
  }
}
