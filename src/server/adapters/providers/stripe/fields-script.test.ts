// The script that draws the card fields, as the browser runs it: with a vendor's script of the test, and without.
// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawFields } from './draw-fields.ts'
import { ownScript } from './fields-script.ts'

type Vendor = NonNullable<ReturnType<Parameters<typeof drawFields>[1] & ((...given: never[]) => unknown)>>

const button = () => document.querySelector('button') as HTMLButtonElement
const problem = () => document.querySelector('[data-card-problem]')?.textContent
const send = () => document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
const settled = () => new Promise((resolve) => setImmediate(resolve))

function vendorOf(confirmSetup: (options: object) => Promise<object>) {
  let ready = (): void => undefined
  const mount = vi.fn()
  const elements = vi.fn(() => ({
    create: () => ({
      mount,
      on: (_: string, then: () => void) => {
        ready = then
      },
    }),
  }))
  const make = vi.fn(() => ({ elements, confirmSetup }) as unknown as Vendor)
  return { make, elements, mount, ready: () => ready() }
}

describe('the fields of the processor', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div data-card-fields data-public-key="pk" data-client-secret="secret" data-return-url="https://loans.example/me/cards?setup=1" data-missing="did not load"></div>
      <p data-card-problem></p><form id="f" data-card-form></form><button form="f" disabled>Save</button>`
  })

  it('are drawn, and the card is sent once by one tap', async () => {
    const confirm = vi.fn(() => new Promise<object>(() => undefined))
    const vendor = vendorOf(confirm)
    drawFields(document, vendor.make as never)
    expect(vendor.make).toHaveBeenCalledWith('pk', expect.anything())
    expect(vendor.elements).toHaveBeenCalledWith({ clientSecret: 'secret' })
    expect(vendor.mount).toHaveBeenCalledOnce()
    send()
    expect(confirm).not.toHaveBeenCalled()
    vendor.ready()
    expect(button().disabled).toBe(false)
    send()
    send()
    await settled()
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      elements: expect.anything(),
      confirmParams: { return_url: 'https://loans.example/me/cards?setup=1' },
    })
  })

  it('say what the bank says, and can be sent again', async () => {
    const vendor = vendorOf(() => Promise.resolve({ error: { message: 'Your card was declined.' } }))
    drawFields(document, vendor.make as never)
    vendor.ready()
    send()
    await settled()
    expect([problem(), button().disabled]).toEqual(['Your card was declined.', false])
  })

  it('say so where they did not load, or lose their connection', async () => {
    drawFields(document, undefined)
    expect([problem(), button().disabled]).toEqual(['did not load', true])
    const vendor = vendorOf(() => Promise.reject(new Error('offline')))
    drawFields(document, vendor.make as never)
    vendor.ready()
    send()
    await settled()
    expect([problem(), button().disabled]).toEqual(['did not load', false])
  })

  it('are a script that a browser can run as it is', () => {
    expect(() => new Function(ownScript)).not.toThrow()
  })
})
