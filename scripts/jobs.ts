// Jobs of the server that failed: lists those that were given up and those that wait for another attempt, and starts one of the first again.
//
// Usage:
//   npm run jobs -- list
//   npm run jobs -- again <jobId>
//
// A job that was given up stays until somebody starts it again: here, or from the work list of the desk. Mend first what its last error
// names. Uses the settings of the database alone. With the embedded database, the server has to be stopped meanwhile.

import { listFailedJobs, reviveJob } from '../src/server/jobs/queue.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, typedWords } from './operator-command.ts'

const listedAtMost = 500

async function list({ db }: OperatorTools): Promise<boolean> {
  const jobs = await listFailedJobs(db, listedAtMost)
  if (jobs.length === 0) process.stdout.write('No job has failed.\n')
  for (const { id, topic, key, attempts, lastError, runAt, deadAt } of jobs) {
    const state = deadAt === null ? `tried again at ${runAt.toISOString()}` : `given up at ${deadAt.toISOString()}`
    const facts = [String(id), topic, ...(key === null ? [] : [key]), `attempts ${attempts}`, state, lastError ?? '']
    process.stdout.write(`${facts.join('  ').trimEnd()}\n`)
  }
  return true
}

async function again({ db, clock }: OperatorTools, jobId: string): Promise<boolean> {
  const isRevived = /^\d{1,15}$/.test(jobId) && (await reviveJob(db, Number(jobId), clock.now()))
  if (isRevived) process.stdout.write(`Job ${jobId} is due now: the server does it within seconds.\n`)
  else process.stderr.write(`There is no job ${jobId} that was given up.\n`)
  return isRevived
}

answerHelp(import.meta.filename)
const [command, jobId, ...more] = typedWords([])?.words ?? []
if (command === 'list' && jobId === undefined) await runCommand([], list)
else if (command === 'again' && jobId !== undefined && more.length === 0)
  await runCommand([], (tools) => again(tools, jobId))
else {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
