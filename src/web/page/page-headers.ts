// The headers of a page as they are put together: a real `Headers` checks and orders each of them, and nothing here comes from outside.

class PageHeaders {
  readonly #values = new Map<string, string>()
  readonly #cookies: string[] = []

  get(name: string): string | null {
    const key = name.toLowerCase()
    return key === 'set-cookie' ? this.#cookies.join(', ') || null : (this.#values.get(key) ?? null)
  }
  has(name: string): boolean {
    return this.get(name) !== null
  }
  set(name: string, value: string): void {
    const key = name.toLowerCase()
    if (key === 'set-cookie') this.#cookies.splice(0, Number.POSITIVE_INFINITY, value)
    else this.#values.set(key, value)
  }
  append(name: string, value: string): void {
    const key = name.toLowerCase()
    const before = this.#values.get(key)
    if (key === 'set-cookie') this.#cookies.push(value)
    else this.#values.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  getSetCookie(): string[] {
    return [...this.#cookies]
  }
  *[Symbol.iterator](): Generator<[string, string]> {
    yield* this.#values
    for (const cookie of this.#cookies) yield ['set-cookie', cookie]
  }
}

/** Empty headers of an answer that is sent by our own server: what it reads of a `Headers`, and no more. */
export const pageHeaders = (): Headers => new PageHeaders() as unknown as Headers
