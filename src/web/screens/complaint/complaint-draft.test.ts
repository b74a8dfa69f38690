// The draft of a complaint: kept on the phone for one borrower and order, and gone once it is sent.

import { describe, expect, it } from 'vitest'
import { readDraft, writtenDraft } from './written-draft.ts'

const now = Date.UTC(2026, 10, 20, 9)
const hour = 3_600_000
const owner = '•••• 0180 20260810-0417'
const draft = { text: 'I was called nine times', pictures: ['/uploads/0a.png'] }

describe('the draft of a complaint', () => {
  it('comes back as it was written', () => {
    expect(readDraft(writtenDraft(draft, owner, now), owner, now + hour)).toEqual(draft)
  })

  it('is kept for a day', () => {
    const kept = writtenDraft(draft, owner, now)
    expect(readDraft(kept, owner, now + 24 * hour)).toEqual(draft)
    expect(readDraft(kept, owner, now + 24 * hour + 1)).toBeNull()
  })

  it('is never shown to somebody else, or for another loan', () => {
    expect(readDraft(writtenDraft(draft, owner, now), '•••• 0177 20260810-0417', now)).toBeNull()
  })

  it('takes no picture that does not lie with us', () => {
    const pictures = ['https://evil.example/x.png', '/uploads/../x', '/uploads/0a.png']
    expect(readDraft(writtenDraft({ text: '', pictures }, owner, now), owner, now)?.pictures).toEqual([
      '/uploads/0a.png',
    ])
  })

  it.each([null, '', 'null', '{', '[]', '{"owner":"x"}', JSON.stringify({ owner, savedAtMs: 'now', text: 1 })])(
    'is nothing where %s was kept',
    (kept) => {
      expect(readDraft(kept, owner, now)).toBeNull()
    },
  )

  it('from the future is a clock that was changed, and is not trusted', () => {
    expect(readDraft(writtenDraft(draft, owner, now + hour), owner, now)).toBeNull()
  })
})
