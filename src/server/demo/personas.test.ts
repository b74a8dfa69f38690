// The sample borrowers are different people: two with one phone would be one, whose second loan is refused at the start.

import { expect, it } from 'vitest'
import { plots } from './personas.ts'

it('have a name and a phone of their own', () => {
  for (const field of [({ name }: { name: string }) => name, ({ phone }: { phone: string }) => phone]) {
    const all = plots.map(field)
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  }
})
