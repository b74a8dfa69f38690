// What every way to send e-mail has to do: one suite, run over a stand-in that can be made to fail.

import { describe, expect, it } from 'vitest'
import type { MailSender, OutgoingMail } from '../../src/server/ports/mail.ts'

/**
 * What goes wrong with the next mail. `lostBefore`: the line breaks before the words left; `lostAfter`: after the stand-in had taken them;
 * `later`: it says to come again; `broken`: it fails.
 */
export type MailFault = 'lostBefore' | 'lostAfter' | 'later' | 'broken'

export interface MailRig {
  readonly sender: MailSender
  plan(fault: MailFault): void
  /** The numbers of the mails that a reader finds: the same number is shown once. */
  mailbox(): readonly string[]
  /** An address that the stand-in does not take. */
  readonly refusedAddress: string
}

let numbers = 0
const fresh = (to = 'ana@mail.example'): OutgoingMail => {
  numbers += 1
  return { id: `mail-${numbers}`, to, subject: 'Noticias: ₱ & आपके लिए', text: 'Words of the mail' }
}

/** Hands a mail over as a job does: again, until it is taken. Answers what was said of the tries that failed. */
async function untilTaken(sender: MailSender, mail: OutgoingMail): Promise<string[]> {
  const said: string[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    const failure = await sender.send(mail).then(
      () => null,
      (error: Error) => error.message,
    )
    if (failure === null) return said
    said.push(failure)
  }
  throw new Error(`nobody took the mail: ${said.join('; ')}`)
}

/** The suite of the mail port. */
export function mailConformance(name: string, rigOf: () => Promise<MailRig>): void {
  describe(`the mail port of ${name}`, () => {
    it('hands a mail over, and another one beside it', async () => {
      const { sender, mailbox } = await rigOf()
      const mails = [fresh(), fresh()]
      for (const mail of mails) await sender.send(mail)
      expect(mailbox()).toEqual(mails.map(({ id }) => id))
    })

    it('hands over the same number again as the same mail', async () => {
      const { sender, mailbox } = await rigOf()
      const mail = fresh()
      await sender.send(mail)
      await sender.send(mail)
      expect(mailbox()).toEqual([mail.id])
    })

    it('throws where the address is refused, names neither address nor words, and sends nothing', async () => {
      const { sender, mailbox, refusedAddress } = await rigOf()
      const failure = await sender.send(fresh(refusedAddress)).then(
        () => '',
        (error: Error) => error.message,
      )
      expect(failure).toMatch(/answered \d{3}$/)
      expect(failure).not.toMatch(/mail\.example|Words|Noticias/)
      expect(mailbox()).toEqual([])
    })

    it.each<MailFault>(['lostBefore', 'later', 'broken'])(
      'is tried again after %s, and arrives once',
      async (fault) => {
        const { sender, plan, mailbox } = await rigOf()
        const mail = fresh()
        plan(fault)
        const said = await untilTaken(sender, mail)
        expect(said).toHaveLength(1)
        expect(said.join()).not.toMatch(/mail\.example|Words/)
        expect(mailbox()).toEqual([mail.id])
      },
    )

    it('arrives once where the answer was lost after it had been taken', async () => {
      const { sender, plan, mailbox } = await rigOf()
      const mail = fresh()
      plan('lostAfter')
      await untilTaken(sender, mail)
      expect(mailbox()).toEqual([mail.id])
    })

    it('loses no mail by the fault of the one before', async () => {
      const { sender, plan, mailbox } = await rigOf()
      const [lost, next] = [fresh(), fresh()]
      plan('lostBefore')
      await sender.send(lost).catch(() => undefined)
      await sender.send(next)
      expect(mailbox()).toEqual([next.id])
    })
  })
}
