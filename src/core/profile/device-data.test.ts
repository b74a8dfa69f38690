// How little of a phone is kept.

import { describe, expect, it } from 'vitest'
import { coarsePlace, deviceKind } from './device-data.ts'

describe('a place', () => {
  it.each([
    ['14.599512', '120.984222', 146, 1210],
    ['-33.86', '151.21', -339, 1512],
    ['0', '-0.01', 0, 0],
  ])('is kept to a tenth of a degree: %s, %s', (latitude, longitude, latitudeTenths, longitudeTenths) => {
    expect(coarsePlace(latitude, longitude)).toEqual({ latitudeTenths, longitudeTenths })
  })

  it.each([
    ['90.1', '10', 'latitude'],
    ['', '10', 'latitude'],
    ['1e1', '10', 'latitude'],
    ['10', '180.5', 'longitude'],
    ['10', 'NaN', 'longitude'],
  ])('that is none is refused with the field named: %s, %s', (latitude, longitude, field) => {
    expect(coarsePlace(latitude, longitude)).toEqual({ refused: 'valueIsNotAccepted', fields: [field] })
  })
})

describe('a phone', () => {
  it.each([
    ['Android', '14.0.1', { os: 'android', mainVersion: 14 }],
    ['iOS', '18', { os: 'ios', mainVersion: 18 }],
    ['SM-G998B build 12', 'serial 8842', { os: 'other', mainVersion: null }],
  ])('is kept as its system and main version: %s %s', (os, version, kept) => {
    expect(deviceKind(os, version)).toEqual(kept)
  })
})
