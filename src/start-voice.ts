// What a start says beside its log: sentences for a person at a terminal in the demo, and in production a JSON line like every other one
// of the log, from the first, so that what collects the log can read all of it.

/** Of the levels that the log has. */
type SaidAt = 'info' | 'warn' | 'fatal'

export interface StartVoice {
  /** The sentence; `fields` stand beside it where the voice is JSON. What went wrong goes to standard error. */
  say(level: SaidAt, sentence: string, fields?: Readonly<Record<string, string | number>>): void
}

interface Streams {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

const ofProcess: Streams = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}

/** The voice of a terminal. */
export function plainVoice({ out, err }: Streams = ofProcess): StartVoice {
  return { say: (level, sentence) => (level === 'info' ? out : err)(`${sentence}\n`) }
}

/** The voice of production. It is not silenced by LOG_LEVEL: what it says is the start itself. */
export function jsonVoice({ out, err }: Streams = ofProcess, now: () => Date = () => new Date()): StartVoice {
  return {
    say: (level, sentence, fields = {}) =>
      (level === 'info' ? out : err)(
        `${JSON.stringify({ level, at: now().toISOString(), ...fields, msg: sentence })}\n`,
      ),
  }
}

/** A warning of Node itself, such as one of something deprecated, in the voice of the start; Node prints it as text otherwise. */
export function sayWarningsOf(emitter: Pick<NodeJS.Process, 'removeAllListeners' | 'on'>, voice: StartVoice): void {
  emitter.removeAllListeners('warning')
  emitter.on('warning', (warning: Error & { code?: string }) =>
    voice.say('warn', `Node warns: ${warning.message}`, { kind: 'nodeWarning', code: warning.code ?? warning.name }),
  )
}
