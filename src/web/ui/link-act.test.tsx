// A link of a message: what it would do is said while it can do it, what it did once it is done, and neither of a link that is broken.

import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import { LinkAct, type LinkAnswer } from './link-act.tsx'

const words = { asks: 'It will stop', done: 'It has stopped', broken: 'This stops nothing' }
const texts = { asks: 'From then on it is yours to pay', done: 'Pay it yourself from now on' }

function pageOf(token: string, answer?: LinkAnswer): string {
  return renderPage(
    <LinkAct
      title="A link"
      back="/"
      help="/"
      token={token}
      answer={answer}
      submit="Stop it"
      instead={{ to: '/', label: 'Go on' }}
      voice={words}
      text={texts}
    />,
    'en',
  )
}

describe('a link that does one thing', () => {
  it('says what it will do, with the button that does it', () => {
    const page = pageOf('token')
    for (const said of [words.asks, texts.asks, 'Stop it']) expect(page).toContain(said)
    for (const said of [words.done, texts.done, words.broken]) expect(page).not.toContain(said)
  })

  it('says what it did, and offers no button again', () => {
    const page = pageOf('token', { problem: null })
    for (const said of [words.done, texts.done, 'Go on']) expect(page).toContain(said)
    for (const said of [words.asks, texts.asks, 'Stop it']) expect(page).not.toContain(said)
  })

  it('is heard by a screen reader where the page stays and its words change', () => {
    const heard = (page: string) => /<div role="status">(.*?)<\/div>/.exec(page)?.[1]
    expect(heard(pageOf('token'))).toContain(words.asks)
    expect(heard(pageOf('token', { problem: null }))).toContain(words.done)
  })

  it('says of a broken link that nothing happened, and nothing of what it would have done', () => {
    const page = pageOf('')
    expect(page).toContain(words.broken)
    for (const said of [words.asks, texts.asks, words.done, texts.done, 'Stop it']) expect(page).not.toContain(said)
  })

  it('says why it was refused and that nothing happened, and offers no button that would be refused again', () => {
    const page = pageOf('used', { problem: { kind: 'refused', message: 'This link was used already.' } })
    for (const said of ['This link was used already.', words.broken, 'Go on']) expect(page).toContain(said)
    for (const said of [words.asks, texts.asks, words.done, texts.done, 'Stop it']) expect(page).not.toContain(said)
  })

  it('keeps its button where no answer came: it may still do it', () => {
    const page = pageOf('token', { problem: { kind: 'failed', message: '' } })
    for (const said of [words.asks, 'Stop it']) expect(page).toContain(said)
    for (const said of [texts.asks, words.done, texts.done, words.broken]) expect(page).not.toContain(said)
  })
})
