// `npm run wrap`: has the KMS of KMS_URL encrypt (wrap) a secret, so that no file of the machine holds it in clear (docs/secrets.md).
// Prints the wrapped secret, to be put in place of the plain one; changes no file. Usage:
//   npm run wrap -- field-key
//   npm run wrap -- SESSION_SECRET
//
// `field-key` has the KMS make a new FIELD_ENCRYPTION_KEY and prints it wrapped only. The name of a setting wraps that setting's value; a
// value that is wrapped already is wrapped again under the newest version of the KMS's key. Reads KMS_URL, KMS_TOKEN and the named setting.

import { type KeyService, KeyServiceFault } from '../src/server/ports/key-service.ts'
import { ConfigError } from '../src/settings/config.ts'
import { bytesOf, keyServiceOf, secretParts, wrappable } from '../src/settings/wrapped-secrets.ts'
import { answerHelp, helpOf } from './help.ts'
import { environmentHere, tellProblems } from './operator-command.ts'

async function wrapped(service: KeyService, name: string, value: string): Promise<string> {
  const parts = secretParts(value).map(({ text, isWrapped }) =>
    isWrapped ? service.wrapAgain(text) : service.wrap(bytesOf(name, text)),
  )
  return (await Promise.all(parts)).join(',')
}

async function answer(word: string): Promise<string> {
  const environment = environmentHere()
  const value = environment[word] ?? ''
  if (word !== 'field-key' && value === '')
    throw new ConfigError(new Map([[word, 'is not given: there is nothing to wrap']]))
  const service = keyServiceOf(environment, 'it wraps secrets')
  try {
    return word === 'field-key' ? await service.newKey() : await wrapped(service, word, value)
  } catch (error) {
    if (error instanceof KeyServiceFault)
      throw new ConfigError(new Map([['KMS_URL', `is set, and the KMS ${error.message}`]]))
    throw error
  }
}

answerHelp(import.meta.filename)
const [word, ...more] = process.argv.slice(2)
if (word === undefined || more.length > 0 || !['field-key', ...wrappable].includes(word)) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else await tellProblems(async () => void process.stdout.write(`${await answer(word)}\n`))
