// The lender's desk as an officer of the demo comes to it.

import type { Page } from '@playwright/test'
import type { Role } from '../../src/core/officer/rights.ts'
import type { App } from '../support/app.ts'

export interface OfficerOfDemo {
  readonly role: Role
  /** Logs in. Another page of the desk stands behind it as `next`. */
  readonly launch: string
  readonly token: string
}

/** The first officer of a role. */
export async function officerOf(app: App, role: Role): Promise<OfficerOfDemo> {
  const officer = (await app.demo<OfficerOfDemo[]>('/demo/officers')).find((one) => one.role === role)
  if (officer === undefined) throw new Error(`the demo has no officer: ${role}`)
  return officer
}

/** Logs in as the first officer of a role, on a page of the desk; answers its origin. */
export async function openDesk(app: App, page: Page, role: Role, path = '/'): Promise<string> {
  const { launch } = await officerOf(app, role)
  await page.goto(`${launch}&${new URLSearchParams({ next: path })}`)
  return new URL(launch).origin
}
