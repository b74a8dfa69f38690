// Whom officers may call now, asked for a list of borrowers at once.

import { beforeAll, describe, expect, it } from 'vitest'
import { type DeskTools, deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
let desk: DeskTools
let support = ''
beforeAll(async () => {
  desk = deskOf(product)
  support = await desk.token('support')
})

describe('GET /desk/contacts', () => {
  it('says of many borrowers at once what each page says: who may be called now, and why not', async () => {
    const names = ['overdue', 'due', 'active', 'settled']
    const users = names.map((name) => product.persona(name).params.userId ?? '')
    const asked = async (ids: readonly string[]) =>
      await desk.get(`/desk/contacts?userIds=${ids.join(',')}`, { token: support })
    const { data } = await asked([...users, 'none'])
    expect(data.map(({ userId }: { userId: string }) => userId).sort()).toEqual([...users].sort())
    for (const { userId, because } of data)
      expect((await desk.get(`/desk/borrowers/${userId}`, { token: support })).data.contact.because, userId).toBe(
        because,
      )
    expect(new Set(data.map(({ because }: { because: string | null }) => because)).size).toBeGreaterThan(1)
    expect((await asked([])).error.fields).toEqual(['userIds'])
    expect((await asked(Array.from({ length: 51 }, () => 'u'))).error.fields).toEqual(['userIds'])
  })

  it('leaves out a deleted account, and is an act of the officer who asks', async () => {
    const userId = product.persona('debt-free').params.userId ?? ''
    const { db } = product.server.deps
    const count = async () =>
      (await db.query<{ n: number }>("select count(*)::int as n from desk_act where act = 'listContacts'"))[0]?.n ?? 0
    const [before, asked] = [await count(), `/desk/contacts?userIds=${userId}`]
    expect((await desk.get(asked, { token: support })).data).toMatchObject([{ userId }])
    await db.execute('update borrower set deleted_at = now() where id = $1', [userId])
    try {
      expect((await desk.get(asked, { token: support })).data).toEqual([])
    } finally {
      await db.execute('update borrower set deleted_at = null where id = $1', [userId])
    }
    expect(await count()).toBe(before + 2)
  })
})
