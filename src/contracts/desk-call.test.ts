// What officers type into any call of the desk: never longer than it says, never with letters that hide or turn others.

import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { prose } from './desk-call.ts'
import { deskEndpoints } from './desk-endpoints.ts'

/** The fields of an input; of one of several kinds, those of each. */
function fieldsOf(input: z.ZodType): [string, z.ZodType][] {
  const { shape, options } = input as unknown as {
    shape?: Record<string, z.ZodType>
    options?: readonly z.ZodType[]
  }
  return shape === undefined ? (options ?? []).flatMap(fieldsOf) : Object.entries(shape)
}

/** Every field of every changing call that takes free words. */
const wordFields = Object.entries(deskEndpoints).flatMap(([call, { method, input }]) =>
  method === 'GET'
    ? []
    : fieldsOf(input)
        .filter(([, field]) => field.safeParse('Why it is so.\nSecond line').success)
        .map(([name, field]) => ({ place: `${call}.${name}`, field })),
)

describe('words that officers type', () => {
  it('are taken by the reasons, notes and answers of the desk', () => {
    const places = wordFields.map(({ place }) => place)
    for (const place of [
      'propose.reason',
      'addNote.text',
      'sendCaseMessage.text',
      'handOverWork.reason',
      'endOfficer.reason',
    ])
      expect(places).toContain(place)
  })

  it('keep no letter that turns the direction of others or cannot be seen', () => {
    for (const { place, field } of wordFields.filter(({ place: of }) => of !== 'importReport.file'))
      expect(field.parse(' it\u202E is\u200B so\r\nहिन्दी \u2066मैं '), place).toBe('it is so\nहिन्दी मैं')
  })

  it('are refused where they are 20,000 letters, control characters, or nothing that can be seen', () => {
    for (const { place, field } of wordFields.filter(({ place: of }) => of !== 'importReport.file'))
      for (const bad of ['x'.repeat(20_000), 'a\u0000b', 'a\u001B[2Jb'])
        expect(field.safeParse(bad).success, place).toBe(false)
    for (const nothing of ['', ' \n ', '\u200B\u202E']) expect(prose(10).safeParse(nothing).success).toBe(false)
  })
})
