// The kit's rules that need no page: keys, pulls, swipes, clocks, counts and addresses.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dotThousands, indianGroups } from '../../core/market/money-formats.ts'
import { readAmount } from '../../core/typed-amount.ts'
import { clockText, passedMark } from './countdown.ts'
import { isKeyboardOver } from './keyboard-over.ts'
import { type AmountKey, caretIn, groupedAmount, pressKey, typedAmount, withOwnGroups } from './keypad-text.ts'
import { dampPull, pullDistancePx, pullStateAt } from './pull.ts'
import { groupDigits } from './regroup.ts'
import { safeAddress } from './safe-address.ts'
import { tabAfterSwipe } from './swipe.ts'

const swipeThreshold = 0.3

describe('typed digits', () => {
  it('of a phone stand in groups of 3, 4 and 4, and nothing of what is more is cut', () => {
    expect(groupDigits('09175550142', [3, 4, 4], 11)).toBe('091 7555 0142')
    expect(groupDigits('091', [3, 4, 4], 11)).toBe('091')
    for (const typed of ['919876543210', '+91 98765 43210', '0917-555 0142', '९८७६५४३२१०', 'nine']) {
      expect(groupDigits(typed, [3, 4, 4], 11)).toBe(typed)
    }
  })

  it('of a card stand in fours', () => {
    expect(groupDigits('4417123456789113', [4])).toBe('4417 1234 5678 9113')
  })
})

describe('the money keys', () => {
  const type = (keys: readonly AmountKey[], decimal: ',' | '.' = ',') =>
    keys.reduce((text, key) => pressKey(text, key, decimal), '')

  it('write an amount with the point of the market', () => {
    expect(type(['1', '4', '0', '0', 'point', '5', '0'])).toBe('1400,50')
    expect(type(['1', '4', '0', '0', 'point', '5', '0'], '.')).toBe('1400.50')
  })

  it('take one point, two decimals and no zeros in front', () => {
    expect(type(['0', '0', '7', 'point', 'point', '1', '2', '3'])).toBe('7,12')
    expect(type(['point', '5'])).toBe('0,5')
  })

  it('take back the last character, and nothing from an empty field', () => {
    expect(type(['1', 'point', 'delete', '2'])).toBe('12')
    expect(pressKey('', 'delete', ',')).toBe('')
  })

  it('go on with a text that somebody typed otherwise, and drop nothing of it', () => {
    expect(pressKey('20.0', '0', ',')).toBe('20.00')
    expect(pressKey('twelve', '1', ',')).toBe('twelve1')
    expect(pressKey('123456789', '0', ',')).toBe('123456789')
  })
})

describe('an amount that is typed', () => {
  it.each([
    ['1400,5', dotThousands, '1.400,5'],
    ['1.4005', dotThousands, '1.4005'],
    ['20.00', dotThousands, '20.00'],
    ['1250,505', dotThousands, '1250,505'],
    ['४१७', dotThousands, '४१७'],
    ['1400,', dotThousands, '1.400,'],
    ['', dotThousands, ''],
    ['1234567.8', indianGroups, '12,34,567.8'],
  ] as const)('%s has the groups of its market', (text, format, grouped) => {
    expect(groupedAmount(text, format)).toBe(grouped)
  })

  it('can be read as it stands, whatever was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,8}(,[0-9]{1,2})?$/), (text) => {
        expect(readAmount(groupedAmount(text, dotThousands), dotThousands)).toBe(readAmount(text, dotThousands))
      }),
    )
  })

  it('keeps the caret before the digits that it stood before', () => {
    expect(caretIn('12.400', '1.2400', 3)).toBe(3)
    expect(caretIn('1.400', '1400', 4)).toBe(5)
    expect(caretIn('1.400', '1400', 1)).toBe(2)
  })

  /** What the field shows and what stands in it, once each character has been typed at its end. */
  const keyed = (text: string) => {
    let [shown, own] = ['', '']
    for (const sign of text) {
      const typed = typedAmount(own, shown + sign, dotThousands)
      shown = groupedAmount(typed, dotThousands)
      own = typed.includes('.') ? '' : shown
    }
    return shown
  }

  it('is what is read, typed sign by sign with groups that come and go, or sent as it is without a script', () => {
    expect(keyed('1250')).toBe('1.250')
    expect(keyed('1250.50')).toBe('1250.50')
    expect(keyed('20.00')).toBe('20.00')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,x '), maxLength: 12 }), (text) => {
        expect(readAmount(keyed(text), dotThousands)).toBe(readAmount(text, dotThousands))
      }),
      { numRuns: 2000 },
    )
  })

  it('has groups of its own only where they stand right', () => {
    expect(withOwnGroups('1.400,50', dotThousands)).toBe('1.400,50')
    expect(withOwnGroups('1.40', dotThousands)).toBe('')
    expect(typedAmount('1.400', '1.4005', dotThousands)).toBe('14005')
    expect(typedAmount('', '1.4005', dotThousands)).toBe('1.4005')
  })
})

describe('a pull', () => {
  it('gives way less and less, and never beyond 100 px', () => {
    let before = 0
    for (let dragged = 10; dragged < 3000; dragged += 10) {
      const pulled = dampPull(dragged)
      expect(pulled).toBeGreaterThanOrEqual(before)
      expect(pulled).toBeLessThanOrEqual(100)
      before = pulled
    }
    expect(dampPull(-40)).toBe(0)
  })

  it('can be let go from 25 px on', () => {
    expect(pullStateAt(0)).toBe('rest')
    expect(pullStateAt(pullDistancePx - 1)).toBe('pull')
    expect(pullStateAt(pullDistancePx)).toBe('release')
  })
})

describe('a swipe', () => {
  it('turns to the next tab from three tenths of the width on', () => {
    expect(tabAfterSwipe(1, 4, -swipeThreshold * 300, 300)).toBe(2)
    expect(tabAfterSwipe(1, 4, swipeThreshold * 300, 300)).toBe(0)
    expect(tabAfterSwipe(1, 4, -89, 300)).toBe(1)
  })

  it('turns the other way in a right-to-left text, and stays at the ends', () => {
    expect(tabAfterSwipe(1, 4, 120, 300, true)).toBe(2)
    expect(tabAfterSwipe(0, 4, 120, 300)).toBe(0)
    expect(tabAfterSwipe(3, 4, -120, 300)).toBe(3)
  })
})

describe('a countdown', () => {
  it('shows minutes and seconds, hours where there are some, and never less than nothing', () => {
    expect(clockText(1_421_000)).toBe('23:41')
    expect(clockText(3_909_000)).toBe('1:05:09')
    expect(clockText(400)).toBe('0:01')
    expect(clockText(-5)).toBe('0:00')
  })

  it('speaks at five minutes, at one, and at the end, once each', () => {
    const heard: number[] = []
    let before = 400_000
    for (let left = 400_000; left >= -2000; left -= 1000) {
      const mark = passedMark(before, left)
      if (mark !== null) heard.push(mark)
      before = left
    }
    expect(heard).toEqual([5, 1, 0])
  })

  it('speaks the latest mark only when the phone slept over several', () => {
    expect(passedMark(400_000, 0)).toBe(0)
    expect(passedMark(400_000, 30_000)).toBe(1)
  })
})

describe('a keyboard', () => {
  it('is there when the view has lost more than 60 px', () => {
    expect(isKeyboardOver(740, 740)).toBe(false)
    expect(isKeyboardOver(680, 740)).toBe(false)
    expect(isKeyboardOver(679, 740)).toBe(true)
  })
})

describe('a link', () => {
  it.each([
    '/order?orderId=1',
    '?tab=2',
    '#page',
    'https://pay.example/',
    'tel:+63285550142',
    'mailto:help@candor.example',
  ])('leads to %s', (to) => expect(safeAddress(to)).toBe(to))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    'blob:https://ours/1',
    'intent://scan/#Intent;end',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'order',
    '',
  ])('leads nowhere from %j', (to) => expect(safeAddress(to)).toBe('#'))
})
