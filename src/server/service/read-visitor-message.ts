// A visitor's message at the desk: whole, with the phone number to answer at. The audit records every look.

import { deny } from '../../core/officer/desk-refusal.ts'
import { type DeskReader, deskMoment } from '../officer/call/door.ts'
import { findVisitorMessage } from './site-message-store.ts'

export const readVisitorMessage: DeskReader<'readVisitorMessage'> = async ({ messageId }, { db, deps, act }) => {
  const found = await findVisitorMessage(db, messageId)
  if (found === null) return deny('notFound')
  await act({ act: 'readVisitorMessage', subject: messageId })
  const { id, name, phone, text, createdAt, doneAt, doneBy, doneReason } = found
  const done = doneAt === null ? null : { at: deskMoment(deps, doneAt), by: doneBy ?? '', reason: doneReason ?? '' }
  return { messageId: id, name, phone, text, at: deskMoment(deps, createdAt), done }
}
