// Codes that are not used (SMS pumping): how soon sending stops, for which prefix and network, and that it goes on for all others.

import { describe, expect, it } from 'vitest'
import { settingOf } from '../../../tests/simulation/report.ts'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, openPeople } from '../../../tests/support/people.ts'
import { logIn } from '../identity/log-in.ts'
import { sendLoginCode } from '../identity/send-login-code.ts'

/** All within the hour, twice for each number and from a tenth as many networks: without a limit over all, hundreds would go out. */
const requests = settingOf('PUMPING_REQUESTS', 240)

describe('pumping messages', () => {
  const database = useDatabase(postgres)

  it(`ends within the hour: ${requests} requests from many numbers and networks send no more than 200`, async () => {
    const people = openPeople(database(), { mode: 'production' })
    let sent = 0
    for (let at = 0; at < requests; at += 1) {
      const number = (at % (requests / 2)) * 15_485_863
      const phone = `13${3 + (at % 7)}${String(number).padStart(8, '0').slice(-8)}`
      const answer = await people.ask(
        sendLoginCode,
        { phone, deviceId: `d${at % 900}` },
        { address: `a${at % (requests / 20)}` },
      )
      if ('resendSeconds' in answer) sent += 1
      people.pass(3_000 / requests)
    }
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(200)
    people.close()
  })

  it('of neighbouring numbers, of one address or of one device ends sooner', async () => {
    const people = openPeople(database(), { mode: 'production' })
    people.pass(2 * 86_400)
    const count = async (ask: (at: number) => Promise<unknown>) => {
      let sent = 0
      for (let at = 0; at < 40; at += 1) if ('resendSeconds' in ((await ask(at)) as object)) sent += 1
      return sent
    }
    const far = (at: number) => `18${String(at * 104_729 * 31 + 100_000_000).slice(-9)}`
    const login = (phone: string, address: string, deviceId?: string) =>
      people.ask(sendLoginCode, deviceId === undefined ? { phone } : { phone, deviceId }, { address })
    expect(await count((at) => login(`133123456${String(at).padStart(2, '0')}`, `n${at}`))).toBe(8)
    people.pass(3_601)
    expect(await count((at) => login(far(at), 'one'))).toBe(10)
    people.pass(3_601)
    expect(await count((at) => login(far(at + 100), `m${at}`, 'one-device'))).toBe(10)
    people.close()
  })

  it('from the many addresses of one /64 and one /48 ends as from one', async () => {
    const people = openPeople(database(), { mode: 'production' })
    people.pass(6 * 86_400)
    const ask = (at: number, near: string, wide: string) =>
      people.ask(
        sendLoginCode,
        { phone: `15${String(at * 104_729 * 31 + 100_000_000).slice(-9)}` },
        { address: near, wideAddress: wide },
      )
    let sent = 0
    for (let at = 0; at < 30; at += 1) if ('resendSeconds' in (await ask(at, 'a /64', 'a /48'))) sent += 1
    expect(sent).toBe(10)
    for (let at = 30; at < 100; at += 1) if ('resendSeconds' in (await ask(at, `/64 ${at}`, 'a /48'))) sent += 1
    expect(sent).toBe(40)
    people.close()
  })

  it('does not keep a borrower elsewhere from a code, and tells the true time where it ends', async () => {
    const people = openPeople(database(), { mode: 'production' })
    people.pass(8 * 86_400)
    const ana = await people.person()
    const flood = (at: number, prefix: string) =>
      people.ask(
        sendLoginCode,
        { phone: `${prefix}${String(at * 611_953 + 100_000).slice(-6)}` },
        { address: `bot-${at}` },
      )
    for (let at = 0; at < 400; at += 1) await flood(at, `18${String(100 + (at % 9) * 7).slice(0, 3)}`)
    const unused = await flood(999, '18100')
    expect(unused).toMatchObject({ refused: 'tooManyCodes' })
    expect('values' in unused && unused.values?.seconds).toBe(3_600)
    granted(await people.ask(sendLoginCode, { phone: ana.phone }, { address: 'elsewhere' }))
    people.pass(120)
    granted(await people.ask(sendLoginCode, { phone: people.newPhone() }, { address: 'elsewhere, new' }))
    expect(await people.ask(sendLoginCode, { phone: people.newPhone() }, { address: 'another' })).toMatchObject({
      refused: 'tooManyCodes',
      values: { seconds: 120 },
    })
    people.close()
  })

  it('does not end where codes are used', async () => {
    const people = openPeople(database())
    people.pass(12 * 86_400)
    for (let at = 0; at < 170; at += 1) {
      const phone = `157${String(at * 611_953 + 10_000_000).slice(-8)}`
      granted(await people.ask(sendLoginCode, { phone }))
      if (at % 5 === 0) granted(await people.ask(logIn, { phone, code: await people.codeFor(phone) }))
      people.pass(1)
    }
    people.close()
  })
})
