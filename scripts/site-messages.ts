// `npm run site-messages`: what visitors of the public pages wrote and who asked for news, for the officer who answers them.
//
// Names the newest 200, the newest first, as lines of time, kind, name, telephone, e-mail and words. Uses the settings of the
// database alone. With the embedded database, the server has to be stopped meanwhile.

import { listSiteMessages } from '../src/server/service/site-message-store.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand } from './operator-command.ts'

async function list({ db }: OperatorTools): Promise<boolean> {
  const messages = await listSiteMessages(db)
  if (messages.length === 0) process.stdout.write('Nobody has written.\n')
  for (const { createdAt, kind, name, phone, email, text, confirmedAt } of messages) {
    // Each message is one line: text that a stranger typed must not look like another message.
    const unproved = kind === 'subscribe' && confirmedAt === null ? 'not confirmed' : ''
    const facts = [createdAt.toISOString(), kind, name, phone, email, unproved, JSON.stringify(text)]
    process.stdout.write(`${facts.filter((fact) => fact !== '' && fact !== '""').join('  ')}\n`)
  }
  return true
}

answerHelp(import.meta.filename)
if (process.argv.length > 2) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else await runCommand([], list)
