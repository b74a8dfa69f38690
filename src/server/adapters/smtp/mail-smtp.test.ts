// An e-mail handed to a mail server, played by another package: the words, the login, encryption, refusals, and an answer that is lost.

import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { type MailFault, mailConformance } from '../../../../tests/support/mail-conformance.ts'
import type { MailConfig } from '../../../settings/mail.ts'
import { createMailSender } from '../http/mail-sender.ts'
import { smtpSender } from './mail-smtp.ts'

const mail = {
  id: 'm1',
  to: 'ana@mail.example',
  subject: 'Noticias: ₱',
  text: 'Words',
  stopUrl: 'https://a.example/stop',
}
const open: SMTPServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))))
})

type Smtp = Extract<MailConfig, { kind: 'smtp' }>

/** A mail server on this machine, and what it was told. `answer` null: it takes the words, and the connection breaks. */
async function mailServer(options: SMTPServerOptions = {}, answer: Error | null | undefined = undefined) {
  const heard: { from: string; to: string[]; text: string; encrypted: boolean }[] = []
  const logins: string[] = []
  const warned: unknown[] = []
  const sockets: Socket[] = []
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username}:${password}`)
      if (password === 'right') done(null, { user: username })
      else done(new Error('no'))
    },
    onRcptTo({ address }, _session, done) {
      const gone = Object.assign(new Error(`${address} has moved`), { responseCode: 550 })
      done(address.startsWith('gone') ? gone : null)
    },
    async onData(stream, session, done) {
      let text = ''
      for await (const chunk of stream) text += String(chunk)
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false || mailFrom === undefined ? '' : mailFrom.address
      heard.push({ from, to: rcptTo.map(({ address }) => address), text, encrypted: session.secure })
      if (answer === null) hangUp()
      else done(answer)
    },
    ...options,
  })
  server.server.on('connection', (socket: Socket) => sockets.push(socket))
  // What a client that gives up leaves behind.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  open.push(server)
  const config = {
    kind: 'smtp',
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    security: 'none',
    login: null,
    from: 'Candor <news@lender.example>',
  } as const satisfies Smtp
  const log = { warn: (said: unknown) => void warned.push(said) }
  const send = (given: Partial<Smtp> = {}, to = mail.to) =>
    smtpSender({ ...config, ...given }, log).send({ ...mail, to })
  return { heard, logins, warned, send, config, log, hangUp }
}

mailConformance('a mail server', async () => {
  const faults: MailFault[] = []
  const arrived: string[] = []
  const { config, log, hangUp } = await mailServer({
    onMailFrom(_address, _session, done) {
      if (faults[0] !== 'lostBefore') return done(null)
      faults.shift()
      hangUp()
    },
    async onData(stream, _session, done) {
      let text = ''
      for await (const chunk of stream) text += String(chunk)
      const fault = faults.shift()
      if (fault === 'later') return done(Object.assign(new Error('come again'), { responseCode: 451 }))
      if (fault === 'broken') return done(Object.assign(new Error('broken'), { responseCode: 554 }))
      arrived.push(/^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? 'a mail without its number')
      if (fault === 'lostAfter') return hangUp()
      done(null)
    },
  })
  return {
    sender: smtpSender(config, log),
    plan: (fault) => void faults.push(fault),
    mailbox: () => [...new Set(arrived)],
    refusedAddress: 'gone@mail.example',
  }
})

it('hands the words over with a number of their own and a way to end such mails', async () => {
  const { heard, config, log } = await mailServer()
  await createMailSender(config, log)?.send(mail)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ from: 'news@lender.example', to: ['ana@mail.example'] })
  expect(heard[0]?.text).toContain('Message-ID: <m1@lender.example>')
  expect(heard[0]?.text).toContain('List-Unsubscribe: <https://a.example/stop>')
  expect(heard[0]?.text).toContain('Subject: =?UTF-8?')
  expect(heard[0]?.text).toMatch(/\r\n\r\nWords\r\n$/)
})

it('logs in where it is told to, and says no more than the status where it may not', async () => {
  const { heard, logins, send } = await mailServer({ authOptional: false })
  await send({ login: { user: 'candor', password: 'right' } })
  await expect(send({ login: { user: 'candor', password: 'wrong' } })).rejects.toThrow(
    /^the e-mail server answered 535$/,
  )
  await expect(send()).rejects.toThrow(/^the e-mail server answered 530$/)
  expect(logins).toEqual(['candor:right', 'candor:wrong'])
  expect(heard).toHaveLength(1)
})

it('gives a server that cannot encrypt neither the password nor the words', async () => {
  const { heard, logins, send } = await mailServer()
  const login = { user: 'candor', password: 'right' }
  await expect(send({ security: 'startTls', login })).rejects.toThrow(/^the e-mail server /)
  await expect(send({ security: 'tls', login })).rejects.toThrow(/^the e-mail server /)
  expect([heard, logins]).toEqual([[], []])
})

it('takes no certificate that no authority has signed', async () => {
  const { heard, send } = await mailServer({ disabledCommands: [] })
  await expect(send({ security: 'startTls' })).rejects.toThrow(/^the e-mail server did not take it: E/)
  expect(heard).toEqual([])
})

it('throws where the server refuses, and names neither address nor words', async () => {
  const { send } = await mailServer({}, Object.assign(new Error('ana@mail.example is full'), { responseCode: 452 }))
  await expect(send()).rejects.toThrow(/^the e-mail server answered 452$/)
  await expect(send({}, 'gone@mail.example')).rejects.toThrow(/^the e-mail server answered 550$/)
  await expect(send({ port: 1 })).rejects.toThrow(/^the e-mail server did not take it: ESOCKET$/)
})

it('does not send a mail again whose answer was lost, and says so without the address', async () => {
  const { heard, warned, send } = await mailServer({}, null)
  await send()
  expect(heard).toHaveLength(1)
  expect(warned).toEqual([{ mailId: 'm1', reason: 'did not take it: ECONNECTION' }])
})

it('tries again where the connection was lost before the words left', async () => {
  const { warned, send, hangUp } = await mailServer({ onMailFrom: () => hangUp() })
  await expect(send()).rejects.toThrow(/^the e-mail server did not take it: ECONNECTION$/)
  expect(warned).toEqual([])
})

it('sends to one address, with any characters in it', async () => {
  const { heard, send } = await mailServer()
  await send({}, 'ana@mail.example, eve@mail.example').catch(() => undefined)
  expect(heard.flatMap(({ to }) => to)).not.toContain('eve@mail.example')
})
