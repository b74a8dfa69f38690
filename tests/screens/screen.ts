// What every screen of a test stands on: the page that it is found in.

import type { Page } from '@playwright/test'

/** A screen as a person finds it. The parts that a test names are fields of those that extend it, looked up when they are used. */
export class Screen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }
}
