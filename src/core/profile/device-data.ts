// Data minimisation: a place is stored to about ten kilometres, a phone as its system and main version. Nothing else is stored.

import { type Refusal, refuse } from '../refusal.ts'

export const deviceDataKinds = ['location', 'deviceInfo'] as const
export type DeviceDataKind = (typeof deviceDataKinds)[number]

/** A consent question expires after this time. */
export const consentMinutes = 5
/** Stored data is erased after so many days. */
export const deviceDataDays = 30
/** A place is stored rounded to about so many kilometres. */
export const placeGridKm = 10

/** Tenths of a degree: about eleven kilometres from north to south, less from east to west. */
export interface Place {
  readonly latitudeTenths: number
  readonly longitudeTenths: number
}

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/

function tenths(typed: string, most: number): number | null {
  if (!degrees.test(typed)) return null
  const value = Number(typed)
  // `+ 0` makes no difference between the two zeros.
  return Math.abs(value) <= most ? Math.round(value * 10) + 0 : null
}

/** Rounds a place. Invalid coordinates are refused with the names of the fields. */
export function coarsePlace(latitude: string, longitude: string): Place | Refusal<'valueIsNotAccepted'> {
  const latitudeTenths = tenths(latitude, 90)
  const longitudeTenths = tenths(longitude, 180)
  if (latitudeTenths === null) return { ...refuse('valueIsNotAccepted'), fields: ['latitude'] }
  if (longitudeTenths === null) return { ...refuse('valueIsNotAccepted'), fields: ['longitude'] }
  return { latitudeTenths, longitudeTenths }
}

export interface DeviceKind {
  readonly os: 'android' | 'ios' | 'other'
  /** Null where it names none. */
  readonly mainVersion: number | null
}

/** The family of a system and its main version: enough to find a fault, and shared by millions of phones. */
export function deviceKind(os: string, osVersion: string): DeviceKind {
  const family = os.trim().toLowerCase()
  const version = /^(\d{1,3})(\.|$)/.exec(osVersion.trim())?.[1]
  return {
    os: family === 'android' || family === 'ios' ? family : 'other',
    mainVersion: version === undefined ? null : Number(version),
  }
}
