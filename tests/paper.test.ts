// A page without a browser shows, sends and refuses what Chromium does: what its tests say of the product hangs on it.

import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PaperContext } from './support/paper/context.ts'
import type { PaperPage } from './support/paper/page.ts'

interface Heard {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const pages: Record<string, string> = {}
let heard: Heard[] = []
let server: Server
let origin: string
let page: PaperPage
let context: PaperContext

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      response.setHeader('Referrer-Policy', 'same-origin')
      if (url === '/gone-on') {
        response.writeHead(303, {
          Location: '/there?from=form',
          'Set-Cookie': 'seen=1; Path=/; HttpOnly; SameSite=Lax',
        })
        return response.end()
      }
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      return response.end(
        `<!DOCTYPE html><html><head><title>${url}</title></head><body>${pages[url] ?? ''}</body></html>`,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

beforeEach(async () => {
  heard = []
  await context?.close()
  context = new PaperContext({ locale: 'en-PH', width: 360 })
  page = await context.newPage()
})

async function open(body: string): Promise<void> {
  pages['/page'] = body
  await page.goto(`${origin}/page`)
}

const isShown = (words: string): Promise<boolean> => page.getByText(words).isVisible()

describe('what is shown', () => {
  it('is what the style sheets show without a script', async () => {
    await open(`
      <style>.later,.needs-script{display:none}dialog.inline{display:block}@media (min-width:60em){.bar{display:none}}
        .kept{display:none}main .kept.on{display:block}.leaf:has(:checked) .said{display:none}</style>
      <noscript><style>.needs-script{display:none!important}</style><p>for paper</p></noscript>
      <main><p hidden>put away</p><p class="later">asked later</p><p class="bar">a bar</p><p class="kept on">kept on</p>
      <p class="needs-script" style="display:block">a picker</p>
      <details><summary>the head</summary><p>folded</p></details><dialog>a closed sheet</dialog><dialog class="inline">a sheet on the page</dialog>
      <div class="leaf"><label><input type="checkbox">tick</label><p class="said">until it is ticked</p></div></main>`)
    expect(await page.locator('noscript p').isVisible()).toBe(true)
    for (const words of ['a bar', 'kept on', 'the head', 'a sheet on the page', 'until it is ticked'])
      expect(await isShown(words), words).toBe(true)
    for (const words of ['put away', 'asked later', 'a picker', 'folded', 'a closed sheet'])
      expect(await isShown(words), words).toBe(false)
    await page.getByText('the head').click()
    expect(await isShown('folded')).toBe(true)
    await page.getByLabel('tick').check()
    expect(await isShown('until it is ticked')).toBe(false)
  })

  it('is named with a space between parts that stand apart, and with none between letters of a line', async () => {
    await open(`<style>.hide{position:absolute}.row{display:flex}</style><button>Take back<span class="hide">the consent</span></button>
      <a class="row" href="/"><span>Pay</span><span>now</span></a><button>to<b>day</b></button>`)
    await expect(page.getByRole('button', { name: 'Take back the consent', exact: true }).isVisible()).resolves.toBe(
      true,
    )
    await expect(page.getByRole('link', { name: 'Pay now', exact: true }).isVisible()).resolves.toBe(true)
    await expect(page.getByRole('button', { name: 'today', exact: true }).isVisible()).resolves.toBe(true)
  })

  it('is refused where a style is not understood', async () => {
    await open('<style>@media (display-mode: standalone){p{display:none}}</style><p>words</p>')
    await expect(isShown('words')).rejects.toThrow('no media query "(display-mode: standalone)"')
  })
})

describe('a form', () => {
  const form = (more: string): string =>
    `<form method="post" action="/gone-on" ${more}><label>Name <input name="name" required></label>
     <input type="hidden" name="key" value="a b&amp;c"><select name="way"><option>one<option selected>two</select>
     <input type="checkbox" name="agree" value="1"><label>Picture <input type="file" name="picture"></label>
     <button name="step" value="back">Back</button><button name="step" value="on">On</button></form>`

  it('is sent with its fields and the button that was pressed, as Chromium sends it, and goes on where it is led', async () => {
    await open(form(''))
    await page.getByLabel('Name').fill('Ana María')
    await page.getByRole('button', { name: 'On' }).click()
    expect(page.url()).toBe(`${origin}/there?from=form`)
    expect(heard[1]?.body).toBe('name=Ana+Mar%C3%ADa&key=a+b%26c&way=two&picture=&step=on')
    expect(heard[1]?.headers).toMatchObject({
      origin,
      referer: `${origin}/page`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(heard[0]?.headers).toMatchObject({ 'sec-fetch-site': 'none' })
    expect(heard[0]?.headers.referer).toBeUndefined()
    expect(heard[2]).toMatchObject({ method: 'GET', url: '/there?from=form', headers: { cookie: 'seen=1' } })
  })

  it('is sent with its files', async () => {
    await open(form('enctype="multipart/form-data"'))
    await page.getByLabel('Name').fill('Ana')
    await page
      .getByLabel('Picture')
      .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('bytes') }])
    await page.getByRole('button', { name: 'Back' }).click()
    expect(heard[1]?.body).toMatch(/name="picture"; filename="a\.png"\r\nContent-Type: image\/png\r\n\r\nbytes\r\n/)
    expect(heard[1]?.body).toMatch(/name="step"\r\n\r\nback\r\n/)
  })

  it('stays where a field that it needs is empty, which has the focus', async () => {
    await open(form(''))
    await page.getByRole('button', { name: 'On' }).click()
    expect(heard).toHaveLength(1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  })
})

describe('what a page without a browser cannot do', () => {
  it('is refused with a sentence, by whatever name', async () => {
    await open('<p>words</p><button disabled>Pay</button>')
    await expect(page.locator('p').evaluate((one: Element) => one.clientWidth)).rejects.toThrow('needsLayout')
    expect(() => (page.locator('p') as unknown as { hover(): void }).hover()).toThrow('no "hover"')
    await expect(page.getByText('nowhere').click()).rejects.toThrow("nothing is getByText('nowhere')")
    await expect(page.getByRole('button').click()).rejects.toThrow('is not enabled')
    await expect(page.goto('https://elsewhere.example/')).rejects.toThrow('leaves this machine for nobody')
  })
})
