// A process that runs commands of the operator one after the other, each with words, settings and a folder of its own: what they import is
// loaded once. Started by operator-command.ts; ends with it.

import { pathToFileURL } from 'node:url'

/** What `process.exit` of a command throws here, where the process goes on. */
class Exit extends Error {}
/** A start gives up after its file has run: what its exit throws is not caught. */
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Exit)) throw error
})

const write = { stdout: process.stdout.write.bind(process.stdout), stderr: process.stderr.write.bind(process.stderr) }
let run = 0

/** What keeps this process alive: its line to the tests, and whatever a command has left open. */
const openNow = () => process.getActiveResourcesInfo().filter((kind) => kind !== 'Immediate')

/** Until nothing of the command is open any more: a process of its own would have ended then. */
async function untilClosed(before) {
  while (openNow().length > before) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function runOne({ script, words, environment, cwd, endsByExit }) {
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'])
    process[stream].write = (text, ...rest) => {
      said[stream] += text
      rest.find((one) => typeof one === 'function')?.()
      return true
    }
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, environment)
  process.chdir(cwd)
  process.argv = [process.execPath, script, ...words]
  process.exitCode = 0
  const exit = Promise.withResolvers()
  process.exit = (code = process.exitCode) => {
    process.exitCode = code
    exit.resolve()
    throw new Exit()
  }
  run += 1
  const openBefore = openNow().length
  try {
    // Another address each time, so that the file runs again; what it imports keeps its own and is loaded once.
    await import(`${pathToFileURL(script).href}?run=${run}`)
    if (endsByExit) await exit.promise
    else await untilClosed(openBefore)
  } catch (error) {
    if (!(error instanceof Exit)) {
      said.stderr += `${error instanceof Error ? error.stack : String(error)}\n`
      process.exitCode = 1
    }
  }
  const code = Number(process.exitCode)
  process.exitCode = 0
  Object.assign(process.stdout, { write: write.stdout })
  Object.assign(process.stderr, { write: write.stderr })
  return { code, ...said }
}

process.on('message', (asked) => void runOne(asked).then((ended) => process.send(ended)))
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
