// What a form sends: its fields in the order of the page, with the button that was pressed, as a browser writes them.

import { randomUUID } from 'node:crypto'
import type { Body } from './line.ts'

export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

type Entry = readonly [name: string, value: string | PickedFile]
type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement

/** The files that were chosen for fields: those of a page without a browser cannot hold them. */
export type PickedFiles = WeakMap<Element, readonly PickedFile[]>

const noFile: PickedFile = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }
const inLines = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n')

const isOff = (control: Element): boolean => {
  if (control.hasAttribute('disabled')) return true
  const set = control.closest('fieldset[disabled]')
  return set !== null && set.querySelector(':scope > legend')?.contains(control) !== true
}

/** The controls of a form, wherever they stand in the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const all = form.ownerDocument.querySelectorAll<Control>('input, button, select, textarea')
  return [...all].filter((control) => {
    const named = control.getAttribute('form')
    return named === null ? control.closest('form') === form : named !== '' && named === form.id
  })
}

export function formOf(control: Element): HTMLFormElement | null {
  const named = control.getAttribute('form')
  return named === null
    ? control.closest('form')
    : control.ownerDocument.querySelector<HTMLFormElement>(`form[id="${named}"]`)
}

export const isSubmit = (control: Element): boolean =>
  control.localName === 'button'
    ? !['button', 'reset'].includes(control.getAttribute('type') ?? 'submit')
    : control.localName === 'input' && ['submit', 'image'].includes(control.getAttribute('type') ?? '')

/** What Enter in a field of the form presses. */
export const defaultButton = (form: HTMLFormElement): Element | undefined =>
  controlsOf(form).find((control) => isSubmit(control))

function entriesOf(form: HTMLFormElement, submitter: Element | null, picked: PickedFiles): Entry[] {
  const entries: Entry[] = []
  for (const control of controlsOf(form)) {
    const { name, localName } = control
    const type = control.getAttribute('type') ?? ''
    const isButton = localName === 'button' || ['submit', 'image', 'button', 'reset'].includes(type)
    if (isOff(control) || control.closest('datalist') !== null || (isButton && control !== submitter)) continue
    if (type === 'image') throw new Error('a page without a browser presses no picture: the place of the press is sent')
    if (name === '') continue
    if (localName === 'select') {
      for (const option of (control as HTMLSelectElement).options)
        if (option.selected && !option.disabled) entries.push([name, option.value])
    } else if (type === 'checkbox' || type === 'radio') {
      if ((control as HTMLInputElement).checked) entries.push([name, control.getAttribute('value') ?? 'on'])
    } else if (type === 'file') {
      const files = picked.get(control) ?? []
      for (const file of files.length === 0 ? [noFile] : files) entries.push([name, file])
    } else entries.push([name, localName === 'textarea' ? inLines(control.value) : control.value])
  }
  return entries
}

const escaped = (name: string): string => inLines(name).replace(/\r\n/g, '%0D%0A').replaceAll('"', '%22')

function multipart(entries: readonly Entry[]): Body {
  const boundary = `----WebKitFormBoundary${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const parts = entries.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`
    return typeof value === 'string'
      ? [Buffer.from(`${head}\r\n\r\n${inLines(value)}\r\n`)]
      : [
          Buffer.from(`${head}; filename="${escaped(value.name)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`),
          value.buffer,
          Buffer.from('\r\n'),
        ]
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

export interface Sent {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly body: Body | null
  readonly target: string
}

/** The request that sending the form makes. */
export function sentForm(form: HTMLFormElement, submitter: Element | null, page: URL, picked: PickedFiles): Sent {
  const said = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
  const url = new URL(said('action') || page.href, page)
  url.hash = ''
  const method = (said('method') ?? 'get').toUpperCase()
  const target = said('target') ?? ''
  const entries = entriesOf(form, submitter, picked)
  const encoded = new URLSearchParams(
    entries.map(([name, value]) => [inLines(name), typeof value === 'string' ? inLines(value) : value.name]),
  ).toString()
  if (method === 'GET') {
    url.search = encoded
    return { url, method, body: null, target }
  }
  if (method !== 'POST') throw new Error(`a page without a browser sends no form by "${method}"`)
  const kind = said('enctype') ?? 'application/x-www-form-urlencoded'
  if (kind === 'multipart/form-data') return { url, method, body: multipart(entries), target }
  if (kind !== 'application/x-www-form-urlencoded')
    throw new Error(`a page without a browser sends no form as "${kind}"`)
  return { url, method, body: { type: kind, bytes: Buffer.from(encoded) }, target }
}
