// The calls of the alternate confirmation: their own addresses, with answers in `attach`.

export const classicBase = '/gopia/goya'

export const inAttach = { place: 'attach' } as const
