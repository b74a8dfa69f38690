// What a start says: sentences at a terminal, JSON lines in production, and the warnings of Node among them.

import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { jsonVoice, plainVoice, sayWarningsOf } from './start-voice.ts'

function streams() {
  const said = { out: '', err: '' }
  return {
    said,
    out: (text: string) => {
      said.out += text
    },
    err: (text: string) => {
      said.err += text
    },
  }
}

describe('a start', () => {
  it('speaks in sentences at a terminal, on standard error of what went wrong', () => {
    const { said, ...to } = streams()
    const voice = plainVoice(to)
    voice.say('info', 'Candor starts', { version: '0.1.0' })
    voice.say('fatal', 'Port 3000 is taken.')
    expect(said).toEqual({ out: 'Candor starts\n', err: 'Port 3000 is taken.\n' })
  })

  it('speaks in lines of JSON in production, each with its level, its time and its sentence', () => {
    const { said, ...to } = streams()
    const voice = jsonVoice(to, () => new Date('2026-11-20T08:00:00Z'))
    voice.say('info', 'Candor starts', { version: '0.1.0' })
    voice.say('fatal', 'Set "PORT".\nThen start.')
    expect(said.out).toBe('{"level":"info","at":"2026-11-20T08:00:00.000Z","version":"0.1.0","msg":"Candor starts"}\n')
    expect(JSON.parse(said.err)).toMatchObject({ level: 'fatal', msg: 'Set "PORT".\nThen start.' })
    expect(said.err.trimEnd()).not.toContain('\n')
  })

  it('says the warnings of Node in place of Node', () => {
    const { said, ...to } = streams()
    const node = new EventEmitter()
    node.on('warning', () => to.err('(node:1) plain text\n'))
    sayWarningsOf(node as unknown as NodeJS.Process, jsonVoice(to))
    node.emit('warning', Object.assign(new Error('this is deprecated'), { code: 'DEP0001' }))
    expect(JSON.parse(said.err)).toMatchObject({ level: 'warn', kind: 'nodeWarning', code: 'DEP0001' })
  })
})
