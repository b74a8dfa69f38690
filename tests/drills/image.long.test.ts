// The image that a lender runs: built by its own steps, started with nothing but what it has, read-only and without rights, and a loan
// paid through it.

import type { ChildProcess } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChrootImage, type ChrootImage, imageUser } from '../support/chroot-image.ts'
import { freePort } from '../support/free-port.ts'
import { payWhatIsDue } from '../support/pay-by-wire.ts'

let image: ChrootImage
const running = new Set<ChildProcess>()

beforeAll(() => {
  image = buildChrootImage()
}, 3_600_000)
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  image?.remove()
})

interface Said {
  readonly lines: readonly string[]
  /** The first line that matches; rejects once the program has ended without one. */
  line(pattern: RegExp): Promise<string>
  ended(): Promise<number | null>
  readonly child: ChildProcess
}

function start(env: Readonly<Record<string, string>>, args?: readonly string[]): Said {
  const child = image.start(args === undefined ? { env } : { env, args })
  running.add(child)
  const lines: string[] = []
  const lookers = new Set<() => void>()
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null)
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        for (const look of lookers) look()
      })
  return {
    lines,
    child,
    ended: async () => {
      const code = await ended
      running.delete(child)
      return code
    },
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.find((line) => pattern.test(line))
          if (found !== undefined) resolve(found)
        }
        lookers.add(look)
        look()
        void ended.then((code) => reject(new Error(`it ended with ${code}:\n${lines.join('\n')}`)))
      }),
  }
}

/** Runs a piece of JavaScript with the image's Node, as its user. */
async function inImage(source: string): Promise<{ readonly code: number | null; readonly said: string }> {
  const one = start({}, ['--input-type=module', '--eval', source])
  const code = await one.ended()
  return { code, said: one.lines.join('\n') }
}

describe('the image', () => {
  it('has what runs, and neither tools of the build nor tests', async () => {
    const has = (file: string) => existsSync(path.join(image.root, file))
    for (const file of ['usr/bin/npm', 'usr/bin/node', 'usr/bin/gcc', 'usr/bin/make', 'app/tests', 'app/bench'])
      expect(has(file), file).toBe(false)
    expect(has('app/node_modules/vitest')).toBe(false)
    expect(image.config.User).toBe(`${imageUser}:${imageUser}`)
    expect(image.config.Volumes).toEqual({ '/var/lib/candor': {} })
    const { said } = await inImage(
      `import { bundledMain } from '/app/scripts/bundle.mjs'; console.log(process.version, bundledMain())`,
    )
    expect(said).toMatch(/^v\d+\.\d+\.\d+ \/app\/build\/product\/[0-9a-f]+\/main\.mjs$/)
  })

  it('can write to its volume and to /tmp, and nowhere else', async () => {
    const write = (file: string) => inImage(`import { writeFileSync } from 'node:fs'; writeFileSync('${file}', 'x')`)
    for (const file of ['/app/x', '/etc/x', '/var/x']) expect((await write(file)).said, file).toMatch(/EROFS/)
    for (const file of ['/tmp/x', '/var/lib/candor/x']) expect(await write(file), file).toEqual({ code: 0, said: '' })
    expect(statSync(path.join(image.volume, 'x')).uid).toBe(imageUser)
    const { said } = await inImage(
      `import { readFileSync } from 'node:fs'; console.log(readFileSync('/proc/self/status', 'utf8'))`,
    )
    expect(said).toMatch(new RegExp(`^Uid:\\t${imageUser}\\t${imageUser}\\t`, 'm'))
    expect(said).toMatch(/^CapEff:\t0+$/m)
    expect(said).toMatch(/^NoNewPrivs:\t1$/m)
  })

  it('says in production which settings it lacks, and ends', async () => {
    const one = start({})
    expect(await one.ended()).toBe(1)
    expect(one.lines.join('\n')).toMatch(/SESSION_SECRET/)
    const doctor = start({}, ['scripts/doctor.ts'])
    expect(await doctor.ended()).toBe(1)
    expect(doctor.lines.join('\n')).toMatch(/SESSION_SECRET/)
  })

  it('starts, is healthy, has a loan paid through it, and ends when it is asked to', async () => {
    const port = await freePort()
    const env = { MODE: 'demo', HOST: '127.0.0.1', PORT: String(port), DESK_PORT: String(await freePort(port)) }
    const one = start(env)
    await one.line(/Candor runs/)
    const origin = `http://127.0.0.1:${port}`
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await start({ PORT: String(port) }, ['/app/deploy/healthcheck.mjs']).ended()).toBe(0)

    await payWhatIsDue(origin)
    one.child.kill('SIGTERM')
    expect(await one.ended()).toBe(0)
    expect(await start({ PORT: String(port) }, ['/app/deploy/healthcheck.mjs']).ended()).toBe(1)
  })
})
