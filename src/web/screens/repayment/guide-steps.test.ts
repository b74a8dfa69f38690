// Every picture of the guide has one name, and the last one ends the row.

import { describe, expect, it } from 'vitest'
import { nameText, nextPicture, readPictureName } from './guide-steps.tsx'

describe('the pictures of the guide', () => {
  it('follow each other through all ways to the last', () => {
    const row: string[] = []
    for (let name = readPictureName('mWallet-1'); name !== null; name = nextPicture(name)) row.push(nameText(name))
    expect(row).toHaveLength(9)
    expect(row.at(-1)).toBe('store-3')
  })

  it.each([null, '', 'store-0', 'store-4', 'constructor-1', '<b>'])('have no name %s', (name) => {
    expect(readPictureName(name)).toBeNull()
  })
})
