// A day in its three fields: filled in and read by the legend above them, or by the name under which they are sent.

import type { Page } from '@playwright/test'

const daysMs = 86_400_000

/** The day so many days after another, `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * daysMs).toISOString().slice(0, 10)
}

/** A day so many days from now, by the clock that the demo of a test begins with. */
export function daysFromNow(days: number): string {
  return daysAfter(new Date().toISOString().slice(0, 10), days)
}

const fieldsOf = (page: Page, legend: string | RegExp) => page.getByRole('group', { name: legend }).getByRole('textbox')

/** Fills in a day, `YYYY-MM-DD`. */
export async function fillDay(page: Page, legend: string | RegExp, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const fields = fieldsOf(page, legend)
  await fields.nth(0).fill(date)
  await fields.nth(1).fill(month)
  await fields.nth(2).fill(year)
}

/** The day that stands in the fields, `YYYY-MM-DD`. */
export async function dayIn(page: Page, legend: string | RegExp): Promise<string> {
  const fields = fieldsOf(page, legend)
  const parts = [await fields.nth(2).inputValue(), await fields.nth(1).inputValue(), await fields.nth(0).inputValue()]
  return parts.map((part) => part.padStart(2, '0')).join('-')
}

/** Fills in a day by the name of its fields. */
export async function fillDayNamed(page: Page, name: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  await page.locator(`input[name=${name}Day]`).fill(date)
  await page.locator(`input[name=${name}Month]`).fill(month)
  await page.locator(`input[name=${name}Year]`).fill(year)
}
