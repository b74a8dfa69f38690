// What the pages of one test without a browser share: cookies, the line, and who waits for a page that a link opens.

import { EventEmitter } from 'node:events'
import { type Cookie, Line } from './line.ts'
import { withSentence } from './locator.ts'
import { PaperPage } from './page.ts'

export interface Kind {
  readonly locale: string
  readonly width: number
  readonly headers?: Readonly<Record<string, string>>
}

export class PaperContext {
  readonly line: Line
  readonly kind: Kind
  readonly events = new EventEmitter()
  readonly _options = {}
  readonly #pages: PaperPage[] = []

  constructor(kind: Kind) {
    this.kind = kind
    this.line = new Line(kind.locale, kind.headers)
    // biome-ignore lint/correctness/noConstructorReturn: what is not here must say so
    return withSentence(this, 'context')
  }
  newPage(): Promise<PaperPage> {
    const page = new PaperPage(this)
    this.#pages.push(page)
    return Promise.resolve(page)
  }
  pages(): PaperPage[] {
    return [...this.#pages]
  }
  async close(): Promise<void> {
    for (const page of this.#pages) await page.close()
    this.line.close()
  }
  cookies(): Promise<Cookie[]> {
    return Promise.resolve([...this.line.cookies])
  }
  clearCookies({ name }: { readonly name?: Words } = {}): Promise<void> {
    this.line.cookies = this.line.cookies.filter(
      (cookie) => name !== undefined && !(typeof name === 'string' ? name === cookie.name : name.test(cookie.name)),
    )
    return Promise.resolve()
  }
  setOffline(isOffline: boolean): Promise<void> {
    this.line.isOffline = isOffline
    return Promise.resolve()
  }
  waitForEvent(name: 'page'): Promise<unknown> {
    return new Promise((resolve) => this.events.once(name, resolve))
  }
}
