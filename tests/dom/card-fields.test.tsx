// The page that adds a card, as the server writes it, with the script that draws the processor's fields in it: the two know each other
// by nothing but attributes.

import { expect, it, vi } from 'vitest'
import { drawFields } from '../../src/server/adapters/providers/stripe/draw-fields.ts'
import { type RenderMeans, RenderMeansProvider } from '../../src/web/page/render-means.tsx'
import { renderPage } from '../support/render-page.tsx'

// A screen fetches its words in the language of the page.
document.documentElement.lang = 'en'
const { default: AddCard, handle } = await import('../../src/web/screens/payment/add-card.tsx')

const view = {
  scriptUrl: 'https://js.cards.example/v1.js',
  publicKey: 'pk_of_this_test',
  clientSecret: 'secret_of_this_setup',
  returnUrl: 'https://loans.example/me/cards?setup=1',
}

/** A document of its own: its scripts are read and not fetched. */
function shown(): Document {
  const means = { nonce: 'n0nce' } as RenderMeans
  const page = (
    <RenderMeansProvider means={means}>
      <AddCard loaderData={view} />
    </RenderMeansProvider>
  )
  return new DOMParser().parseFromString(renderPage(page, 'en'), 'text/html')
}

it('loads the processor’s script and ours under the nonce, and nothing of React', () => {
  const page = shown()
  expect(handle.script).toBe(false)
  const scripts = [...page.querySelectorAll('script')]
  expect(scripts.map((one) => [one.getAttribute('src'), one.getAttribute('nonce'), one.defer])).toEqual([
    [view.scriptUrl, 'n0nce', true],
    ['/card-fields.js', 'n0nce', true],
  ])
  expect(page.querySelectorAll('input')).toHaveLength(0)
})

it('has its button wake up with the fields, and its tap send the card for this setup', () => {
  const page = shown()
  const confirmSetup = vi.fn(() => new Promise(() => undefined))
  const ready: (() => void)[] = []
  const field = { mount: vi.fn(), on: (_: string, then: () => void) => ready.push(then) }
  const elements = vi.fn(() => ({ create: () => field }))
  const vendor = vi.fn(() => ({ elements, confirmSetup }))
  drawFields(page, vendor as never)
  expect(vendor).toHaveBeenCalledWith(view.publicKey, expect.anything())
  expect(elements).toHaveBeenCalledWith({ clientSecret: view.clientSecret })
  const button = page.querySelector<HTMLButtonElement>('button[type=submit]')
  expect(button?.disabled).toBe(true)
  expect(page.body.textContent).toContain('fields will appear here')
  for (const then of ready) then()
  expect(button?.disabled).toBe(false)
  expect(page.body.textContent).not.toContain('fields will appear here')
  page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  expect(confirmSetup).toHaveBeenCalledExactlyOnceWith({
    elements: expect.anything(),
    confirmParams: { return_url: view.returnUrl },
  })
})

it('says what is wrong where the processor’s script did not come', () => {
  const page = shown()
  drawFields(page, undefined)
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(/did not load/)
  expect(page.body.textContent).not.toContain('fields will appear here')
})
