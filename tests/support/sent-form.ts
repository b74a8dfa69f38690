// What the walk of the bad moments knows of a form: how one comes to it, what is typed, and where it leads when it is done.

import type { Locator, Page } from '@playwright/test'
import type { App, Persona } from './app.ts'

export interface SentForm {
  readonly name: string
  /** What of the screens' source it walks, as `nameOfWay` says it. */
  readonly sends: string
  /** A sample borrower, or nobody. */
  readonly who: string | null
  /** `{problemId}` stands for the complaint of the borrower. */
  readonly address: string
  /** From the open page to the filled form. */
  prepare?(page: Page, app: App, who: Persona | null): Promise<void>
  /** What was typed or chosen: stays through everything. */
  typed?(page: Page): { readonly field: Locator; readonly value: string }
  /** The button that sends it. */
  send(page: Page): Locator
  /** What ends it: the address that it leads to. Null where the page itself says so, reloaded: such a form has no key. */
  readonly leadsTo: RegExp | null
  /** Where the page, reloaded, is another one: the form ended its own login. */
  readonly anewAt?: RegExp
  /** On a page without a script of its own, where nothing of ours can stay but what the browser keeps. */
  readonly isPlain?: true
  /** Another screen answers it: without a connection that screen is waited for, and what was typed goes on by itself. */
  readonly goesOn?: true
}

/** A form as it is listed: without `leadsTo` the page itself says what became of it. */
export type FormToSend = Omit<SentForm, 'leadsTo'> & Partial<Pick<SentForm, 'leadsTo'>>

/** One field is filled in, and keeps what was typed, which it may write another way. */
export function fills(field: string, value: string, written = value): Pick<SentForm, 'prepare' | 'typed'> {
  return {
    prepare: (page) => page.locator(field).fill(value),
    typed: (page) => ({ field: page.locator(field), value: written }),
  }
}

/** The submit button of a form, by the form's id. */
export const submitOf = (id: string) => (page: Page) => page.locator(`footer button[form="${id}"]`).last()
