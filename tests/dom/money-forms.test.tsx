// Every form that moves money, in its real screen: what is seen, what two taps send, what a refusal says, and what a lost answer does.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { byTurns } from '../support/proof-length.ts'
import { type MoneyForm, moneyForms } from './money-forms.ts'
import { type OpenScreen, openScreen, until } from './money-screen.tsx'

/** Calls that forget the key of what they refuse; any other one refuses other contents under that key for good (WIRE-7). */
const forgetting = new Set(['acceptOffer', 'acceptClassicOffer', 'withdraw', 'requestRefund', 'submitPaymentReference'])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

async function filled(form: MoneyForm): Promise<OpenScreen> {
  const screen = await openScreen(form.page, form.changed)
  for (const words of form.sees) await screen.says(words)
  await form.prepare?.(screen)
  return screen
}

const sent = (screen: OpenScreen, { call }: MoneyForm) => screen.calls.filter(({ name }) => name === call)

async function isDone(screen: OpenScreen, { leadsTo }: MoneyForm, loadsBefore: number): Promise<void> {
  if (leadsTo === null) await until(() => expect(screen.loads()).toBeGreaterThan(loadsBefore))
  else await screen.leadsTo(leadsTo)
}

/** The filled buttons that the foot shows. */
const filledInFoot = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.foot .btn:not(.line)'))
    .filter((button) => button.closest('[hidden]') === null)
    .map((button) => button.textContent)

/** What can happen to what was sent: the same frame sees to it for every form, so that each form meets two of them by turns. */
const endings = ['refused', 'refused at once', 'lost', 'not through'] as const

describe.each(moneyForms.map((form, place) => ({ ...form, place })))('$name', ({ place, ...form }) => {
  const meets = (ending: (typeof endings)[number]): boolean => byTurns(endings, place, 2).includes(ending)

  it('says what it costs, is sent once by two taps under its key, and leads on', async () => {
    const screen = await filled(form)
    screen.answers(form.call, { data: form.done })
    const letGo = screen.holds(form.call)
    const loads = screen.loads()
    screen.tap(form.button)
    await until(() => expect(sent(screen, form)).toHaveLength(1))
    // Locked, and still in reach of the keyboard.
    await until(() => expect(screen.button(form.button).getAttribute('aria-disabled')).toBe('true'))
    expect(screen.button(form.button).disabled).toBe(false)
    screen.tap(form.button)
    letGo()
    await isDone(screen, form, loads)
    expect(sent(screen, form)).toHaveLength(1)
    expect(sent(screen, form)[0]?.input).toMatchObject(form.sends)
    expect(sent(screen, form)[0]?.key).toBe(`${screen.view.key ?? screen.view.attempt}${form.keyEnd ?? ''}`)
    expect(sent(screen, form)[0]?.key).toBeTruthy()
  })

  if (meets('refused'))
    it('that is refused says why, and can be sent again', async () => {
      const screen = await filled(form)
      const refusal = { problem: { kind: 'refused', code: '49998', message: 'The desk says no today.' } } as const
      screen.answers(form.call, refusal, { data: form.done })
      screen.tap(form.button)
      await screen.saysWhy('The desk says no today.')
      await until(() => expect(document.title).toMatch(/^Error: /))
      // The reason can stand there a moment before the button is let go: a tap in between counts for nothing, as it should.
      await until(() => expect(screen.button(form.button).getAttribute('aria-disabled')).not.toBe('true'))
      const loads = screen.loads()
      screen.tap(form.button)
      await isDone(screen, form, loads)
      const [first, again] = sent(screen, form)
      expect(sent(screen, form)).toHaveLength(2)
      expect(again?.input).toMatchObject(form.sends)
      if (!forgetting.has(form.call)) expect(again?.key, 'the key after a refusal').not.toBe(first?.key)
    })

  if (meets('refused at once'))
    it('that is refused before the page shows that it was sent says why all the same', async () => {
      const screen = await filled(form)
      screen.answers(form.call, { problem: { kind: 'refused', code: '49998', message: 'The desk says no today.' } })
      screen.answersAtOnce()
      screen.tap(form.button)
      await screen.saysWhy('The desk says no today.')
    })

  if (meets('lost'))
    it('whose answer is lost is found again under the same key, and counts once', async () => {
      const screen = await filled(form)
      screen.answers(form.call, { data: form.done, lost: true }, { data: form.done })
      screen.tap(form.button)
      await screen.says('No answer yet.')
      await screen.says('If you send it again, it still counts only once.')
      await until(() =>
        expect(document.activeElement?.getAttribute('data-connection'), 'what has the focus').toBe('asking'),
      )
      const loads = screen.loads()
      screen.outcome(true)
      await screen.rests()
      await isDone(screen, form, loads)
      const [first, again] = sent(screen, form)
      expect(sent(screen, form)).toHaveLength(2)
      expect(first?.key).toBeTruthy()
      expect(again).toEqual(first)
    })

  if (meets('not through'))
    it('that did not get through says so, keeps what was typed, and is sent again under the same key', async () => {
      const screen = await filled(form)
      screen.answers(form.call, { data: form.done, lost: true }, { data: form.done })
      screen.tap(form.button)
      await screen.says('No answer yet.')
      screen.outcome(false)
      await screen.rests()
      await screen.says('It did not get through.')
      const loads = screen.loads()
      // One filled button: 'Try again now' stands in the place of the one in the foot that sent it.
      if (screen.button(form.button).closest('.foot') !== null) expect(filledInFoot()).toEqual(['Try again now'])
      screen.tap('Try again now')
      await isDone(screen, form, loads)
      expect(sent(screen, form).map(({ key }) => key)).toEqual(Array(2).fill(sent(screen, form)[0]?.key))
      expect(sent(screen, form)[1]?.input).toEqual(sent(screen, form)[0]?.input)
    })
})
