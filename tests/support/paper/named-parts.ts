// How the parts of a whole page are named.

import { type Hand, Locator, type Narrowing } from './locator.ts'
import type { Exact, RoleWishes } from './playwright-parts.ts'

type Words = string | RegExp

export abstract class NamedParts {
  protected abstract get hand(): Hand

  #whole(): Locator {
    return new Locator(this.hand, '')
  }
  locator(selector: string, narrowing?: Narrowing): Locator {
    return new Locator(this.hand, selector, narrowing)
  }
  /** Named by screens that have a frame; who looks into it is told that it needs a browser. */
  frameLocator(selector: string): Locator {
    return new Locator(this.hand, `${selector} >> a-frame-needs-layout=`)
  }
  getByRole(role: string, options?: RoleWishes): Locator {
    return this.#whole().getByRole(role, options)
  }
  getByText(text: Words, options?: Exact): Locator {
    return this.#whole().getByText(text, options)
  }
  getByLabel(text: Words, options?: Exact): Locator {
    return this.#whole().getByLabel(text, options)
  }
  getByAltText(text: Words, options?: Exact): Locator {
    return this.#whole().getByAltText(text, options)
  }
  getByTitle(text: Words, options?: Exact): Locator {
    return this.#whole().getByTitle(text, options)
  }
  getByPlaceholder(text: Words, options?: Exact): Locator {
    return this.#whole().getByPlaceholder(text, options)
  }
}
