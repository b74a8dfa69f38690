// Phones: every way in which people write theirs, and everything that is none.

import { describe, expect, it } from 'vitest'
import { markets } from '../market/markets.ts'
import { internationalPhone, maskedPhone, readPhone } from './phone.ts'

const { standard, philippines, india, indonesia, reference } = markets

const oneNumber: readonly (readonly [market: keyof typeof markets, kept: string, written: readonly string[]])[] = [
  [
    'standard',
    '13912345678',
    [
      '13912345678',
      '139 1234 5678',
      '139-1234-5678',
      ' 13912345678 ',
      '+8613912345678',
      '+86 139 1234 5678',
      '008613912345678',
      '8613912345678',
      '(139) 1234.5678',
      '013912345678',
      '+86 (0)139 1234 5678',
      '１３９１２３４５６７８',
      '１３９－１２３４－５６７８',
      '＋86 139 1234 5678',
      '١٣٩١٢٣٤٥٦٧٨',
      '13912345678\n',
      '139\u00a01234\u20115678',
      // As a phone copies it from its contacts.
      '\u202a+86 139 1234 5678\u202c',
    ],
  ],
  [
    'philippines',
    '09171234567',
    [
      '09171234567',
      '9171234567',
      '+639171234567',
      '00639171234567',
      '639171234567',
      '0917 123 4567',
      '0917-123-4567',
      '+63 (917) 123-4567',
      '+63 0917 123 4567',
      '0063 917 123 4567',
    ],
  ],
  [
    'india',
    '9876543210',
    ['9876543210', '+919876543210', '919876543210', '00919876543210', '98765 43210', '+91 98765-43210'],
  ],
  ['india', '9876543210', ['098765 43210', '0091 98765 43210', '+91 098765 43210', '९८७६५४३२१०', '+९१ ९८७६५ ४३२१०']],
  // Begins with the digits of its country, and is a whole number without them.
  ['india', '9198765432', ['9198765432', '+919198765432', '919198765432']],
  [
    'indonesia',
    '081234567890',
    ['081234567890', '81234567890', '+6281234567890', '6281234567890', '0812-3456-7890', '0062 812 3456 7890'],
  ],
  ['reference', '09171234567', ['09171234567', '+63 917 123 4567']],
]

const noPhones = [
  '',
  ' ',
  '1',
  '12',
  '123456789',
  '1391234567',
  '139123456789',
  '23912345678',
  '12912345678',
  '10012345678',
  '-13912345678',
  '+13912345678',
  '++8613912345678',
  '+86+13912345678',
  '13912345678+',
  '13912345678x',
  'x13912345678',
  '1391234567o',
  '139l2345678',
  '1.3912345678e10',
  '0x33d8a4d4e',
  '1e10',
  '13912345678.',
  '139\n12345678',
  '13912345678\u0000',
  '\u202e13912345678',
  '139\u200b12345678',
  '0013912345678',
  '00139123456789',
  '13912345678;DROP TABLE',
  "13912345678' or 1=1",
  '13912345678,13912345679',
  '[13912345678]',
  '{"phone":1}',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '13912345678 13912345679',
  '139 1234 5678 9',
  '+63 917 123 4567',
  '+919876543210',
  '+6281234567890',
  '0013912345678',
  '00',
  '+',
  '()',
  '(',
  '(139',
  '1'.repeat(11),
  '1'.repeat(41),
  '9'.repeat(400),
  'tel:13912345678',
  '139/1234/5678',
  '139_1234_5678',
  '139*1234#5678',
  '¹³⁹¹²³⁴⁵⁶⁷⁸',
  '壹叁玖壹贰叁肆伍陆柒捌',
]

describe('reading a phone', () => {
  it('has more than eighty strings to be tried with', () => {
    expect(noPhones.length + oneNumber.flatMap(([, , written]) => written).length).toBeGreaterThan(80)
  })

  it.each(oneNumber)('keeps one number of %s in one spelling, however it is written: %s', (market, kept, written) => {
    expect(written.map((text) => readPhone(text, markets[market].phone))).toEqual(written.map(() => kept))
  })

  it('takes nothing that is no phone of the market', () => {
    expect(noPhones.filter((text) => readPhone(text, standard.phone) !== null)).toEqual([])
  })

  it('looks at no more than 40 characters, and takes no more digits than the market has', () => {
    expect(readPhone(`139${' '.repeat(29)}12345678`, standard.phone)).toBe('13912345678')
    expect(readPhone(`139${' '.repeat(30)}12345678`, standard.phone)).toBeNull()
    const loose = { ...standard.phone, pattern: /^1/ }
    expect(readPhone('13912345678', loose)).toBe('13912345678')
    expect(readPhone('139123456789', loose)).toBeNull()
  })

  it('does not take the phone of another market', () => {
    expect(readPhone('+639171234567', india.phone)).toBeNull()
    expect(readPhone('13912345678', philippines.phone)).toBeNull()
    expect(readPhone('5876543210', india.phone)).toBeNull()
    expect(readPhone('071234567890', indonesia.phone)).toBeNull()
  })

  it('takes the example of every market, and finds it again in its international form', () => {
    for (const { phone } of Object.values(markets)) {
      const kept = readPhone(phone.example, phone)
      expect(kept).toBe(phone.example)
      expect(readPhone(internationalPhone(phone.example, phone), phone)).toBe(phone.example)
    }
  })
})

describe('showing a phone', () => {
  it('addresses a message without the leading zero', () => {
    expect(internationalPhone('09171234567', reference.phone)).toBe('+639171234567')
    expect(internationalPhone('13912345678', standard.phone)).toBe('+8613912345678')
  })

  it('shows the last four digits only', () => {
    expect(maskedPhone('13912345678')).toBe('•••• 5678')
  })
})
