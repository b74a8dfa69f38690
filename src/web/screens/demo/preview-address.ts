// Makes the address that a host app would open: the borrower's launch query, the order, and what was edited on the test page.

import type { CommonParamName } from '../../../contracts/common-params.ts'
import { type Ids, idNames, type PreviewLink } from './preview-links.ts'

/** Fields of the test page's form: the names themselves would be taken for a launch of the test page. */
export const editedName = <Name extends string>(name: Name): `set-${Name}` => `set-${name}`

/** What may be edited, in the order of the form. Spelled here, since the contract's list brings its schemas into the browser. */
export const editable = [
  'userId',
  'sessionId',
  'deviceId',
  'appName',
  'appVersion',
  'merchantNumber',
  'system',
  'lang',
  ...idNames,
] as const satisfies readonly (CommonParamName | (typeof idNames)[number])[]
export type Editable = (typeof editable)[number]

/** The host that a page shall believe in. */
export const previewHosts = ['none', 'ios', 'android'] as const

/**
 * `launch` is the query of a fresh ticket, '' without a session. What was edited wins; an emptied field is left out of the
 * address, but for the session: empty means the fresh ticket.
 */
export function previewAddress(link: PreviewLink, launch: string, edited: URLSearchParams): string {
  const query = new URLSearchParams(launch)
  const ids: Partial<Record<keyof Ids, string>> = {}
  for (const name of editable) {
    const value = edited.get(editedName(name))?.trim()
    if (value === undefined || (name === 'sessionId' && value === '')) continue
    if (value === '') query.delete(name)
    else query.set(name, value)
    const id = idNames.find((known) => known === name)
    if (id !== undefined && value !== '') ids[id] = value
  }
  query.delete('problemId')
  for (const [name, value] of Object.entries(link.query?.(ids) ?? {})) if (value !== '') query.set(name, value)
  const host = edited.get('host')
  if (host === 'ios' || host === 'android') query.set('demoHost', host)
  const search = query.toString()
  return search === '' ? link.address : `${link.address}?${search}`
}
