// Where the alternate confirmation asks: its own addresses, and answers within `attach`.

export const classicBase = '/gopia/goya'

export const inAttach = { place: 'attach' } as const
