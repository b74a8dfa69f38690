// Every picture of the guide has one name, and the last one ends the row.

import { describe, expect, it } from 'vitest'
import { isTaken, nameText, nextPicture, readPictureName } from './guide-steps.tsx'

const every = { wallet: 'Any Wallet', store: true }

describe('the pictures of the guide', () => {
  it('follow each other through all ways to the last', () => {
    const row: string[] = []
    for (let name = readPictureName('mWallet-1'); name !== null; name = nextPicture(name, every))
      row.push(nameText(name))
    expect(row).toHaveLength(9)
    expect(row.at(-1)).toBe('store-3')
  })

  it('leave out the ways that the lender does not take', () => {
    const last = { way: 'otherWallet', step: 3 } as const
    expect(nextPicture(last, { ...every, store: false })).toBeNull()
    expect(isTaken('mWallet', { ...every, wallet: null })).toBe(false)
  })

  it.each([null, '', 'store-0', 'store-4', 'constructor-1', '<b>'])('have no name %s', (name) => {
    expect(readPictureName(name)).toBeNull()
  })
})
