// What the pages of one test without a browser share: cookies, the line, and who waits for a page that a link opens.

import { EventEmitter } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Answer, type Cookie, Line } from './line.ts'
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
  readonly #folders: string[] = []

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
  /** A file that a page was sent, as a test asks for it. */
  async downloaded(answer: Answer, name: string): Promise<object> {
    const folder = await mkdtemp(path.join(tmpdir(), 'paper-'))
    this.#folders.push(folder)
    const file = path.join(folder, 'download')
    await writeFile(file, await answer.body())
    return { url: () => answer.url(), suggestedFilename: () => name, path: () => Promise.resolve(file) }
  }
  async close(): Promise<void> {
    for (const folder of this.#folders) await rm(folder, { recursive: true })
    for (const page of this.#pages) await page.close()
    this.line.close()
  }
  cookies(): Promise<Cookie[]> {
    return Promise.resolve([...this.line.cookies])
  }
  clearCookies({ name }: { readonly name?: string | RegExp } = {}): Promise<void> {
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
