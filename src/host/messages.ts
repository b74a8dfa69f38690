// The wire between page and app, spelled once: message names, payload shapes, and what is refused before it leaves.

import type { BankFlowResult } from './host.ts'

/** The event that the app dispatches on window when its back gesture is used. */
export const nativeBackEvent = 'candor:native-back'

/** The event by which the app answers `askPushAddress`: its detail is the address as text. */
export const pushAddressEvent = 'candor:push-address'

/** Names and payloads as the apps know them. A change here is a change of the protocol: raise {@link protocolVersion}. */
export interface HostPayloads {
  closeWebview: Record<string, never>
  goHome: Record<string, never>
  goMine: Record<string, never>
  goLogin: Record<string, never>
  callPhone: { phone: string }
  rate: Record<string, never>
  track: { event: string; data: Readonly<Record<string, string | number | boolean>> }
  startBankFlow: Record<string, never>
  endBankFlow: { result: BankFlowResult }
  openPage: { url: string }
  askPushAddress: Record<string, never>
}
export type HostMessageName = keyof HostPayloads

const protocolVersion = 1

export interface HostMessage<N extends HostMessageName = HostMessageName> {
  readonly v: typeof protocolVersion
  readonly id: string
  readonly name: N
  readonly payload: HostPayloads[N]
}

const phoneShape = /^\+?[0-9][0-9 ()./-]{1,30}$/
const eventShape = /^[A-Za-z][\w.:-]{0,63}$/
const trackedFieldsAtMost = 32
const trackedTextAtMost = 512
const addressAtMost = 4096

function isEmpty(payload: object): boolean {
  return Object.keys(payload).length === 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTrackable(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= trackedTextAtMost
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

/** True for an absolute http(s) address without credentials: nothing else is ever opened. */
export function isOpenableAddress(url: unknown): url is string {
  if (typeof url !== 'string' || url.length > addressAtMost || !/^https?:\/\/[^\s\\]+$/i.test(url)) return false
  // `new URL` and not `URL.parse`: the oldest webviews that we serve do not have the latter.
  try {
    const { username, password } = new URL(url)
    return username === '' && password === ''
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** True for what an app may call the phone in `candor:push-address`: printable, without spaces, as the server takes it. */
export function isPushAddress(address: unknown): address is string {
  return typeof address === 'string' && /^[!-~]{8,1024}$/.test(address)
}

/** True for something a dialler takes. */
export function isPhone(phone: unknown): phone is string {
  return typeof phone === 'string' && phoneShape.test(phone)
}

const payloadIsSound: { readonly [N in HostMessageName]: (payload: Record<string, unknown>) => boolean } = {
  closeWebview: isEmpty,
  goHome: isEmpty,
  goMine: isEmpty,
  goLogin: isEmpty,
  rate: isEmpty,
  startBankFlow: isEmpty,
  askPushAddress: isEmpty,
  callPhone: ({ phone }) => isPhone(phone),
  endBankFlow: ({ result }) => result === 'success' || result === 'cancelled',
  openPage: ({ url }) => isOpenableAddress(url),
  track: ({ event, data }) =>
    typeof event === 'string' &&
    eventShape.test(event) &&
    isRecord(data) &&
    Object.keys(data).length <= trackedFieldsAtMost &&
    Object.values(data).every(isTrackable),
}

/** The message as JSON text, or null where the payload is malformed and nothing may be sent. `id` is unique per page. */
export function encodeMessage<N extends HostMessageName>(id: string, name: N, payload: HostPayloads[N]): string | null {
  if (!isRecord(payload) || !Object.hasOwn(payloadIsSound, name) || !payloadIsSound[name](payload)) return null
  return JSON.stringify({ v: protocolVersion, id, name, payload } satisfies HostMessage<N>)
}

/** Reads a message back, as an app does. Null for everything that {@link encodeMessage} would not have written. */
export function decodeMessage(json: unknown): HostMessage | null {
  if (typeof json !== 'string') return null
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
  if (!isRecord(read) || read.v !== protocolVersion || typeof read.id !== 'string' || read.id === '') return null
  const { name, payload } = read
  if (typeof name !== 'string' || !Object.hasOwn(payloadIsSound, name) || !isRecord(payload)) return null
  if (!payloadIsSound[name as HostMessageName](payload)) return null
  return { v: protocolVersion, id: read.id, name: name as HostMessageName, payload } as HostMessage
}
