// A case as an officer sees it, with its thread, and the officer's message to the borrower.

import { deny } from '../../core/officer/desk-refusal.ts'
import { isRefusal } from '../../core/refusal.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/door.ts'
import { listCaseMessages } from './case-message-store.ts'
import { findCase, listImages } from './complaint-store.ts'
import { answerCase, readPictures } from './reply-to-complaint.ts'

export const readCase: DeskReader<'readCase'> = async ({ caseId }, { db, deps, act }) => {
  const found = await findCase(db, caseId)
  if (found === null) return deny('notFound')
  await act({ act: 'readCase', subject: caseId, borrowerId: found.borrowerId })
  const moment = (at: Date): string => deskMoment(deps, at)
  const pictures = await listImages(db, caseId)
  const sent = await listCaseMessages(db, caseId)
  return {
    caseId,
    caseNumber: found.caseNumber,
    userId: found.borrowerId,
    orderId: found.orderId,
    type: found.type,
    subType: found.subType,
    state: found.answeredAt === null ? 'open' : 'answered',
    openedAt: moment(found.openedAt),
    answerBy: found.answerBy === null ? null : moment(found.answerBy),
    answeredAt: found.answeredAt === null ? null : moment(found.answeredAt),
    ratingAsked: found.ratingAsked,
    stars: found.stars,
    messages: [
      {
        from: 'borrower',
        name: '',
        text: found.text,
        images: pictures.filter(({ role }) => role === 'borrower').map(({ name }) => name),
        at: moment(found.openedAt),
      },
      ...sent.map(({ name, text, images, sentAt }) => ({
        from: 'officer' as const,
        name,
        text,
        images: [...images],
        at: moment(sentAt),
      })),
    ],
  }
}

export const sendCaseMessage: DeskChanger<'sendCaseMessage'> = async (input, { db, deps, officer, act }) => {
  const { caseId, text, images, askRating } = input
  const pictures = await readPictures(deps, images)
  if (isRefusal(pictures)) return deny('badInput', { fields: ['images'] })
  const refused = await answerCase(db, deps, caseId, { text, pictures, needScore: askRating, officerId: officer.id })
  const found = refused === null ? await findCase(db, caseId) : null
  if (found === null || found.answeredAt === null) return deny('notFound')
  await act({
    act: 'answerCase',
    subject: caseId,
    borrowerId: found.borrowerId,
    after: { images: images.length, askRating },
  })
  return { caseId, state: 'answered', answeredAt: deskMoment(deps, found.answeredAt) }
}
