// 'Send', read from the form: pictures that came with it are stored first, then the case is opened.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { imagesMax, textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { readId, replace } from '../../page/page-query.ts'
import { apiContext, withCommon } from '../../page/request-context.ts'
import { sentParam } from './entry-view.ts'
import { type PicturesNotSent, sendWithPictures } from './pictures-in-form.ts'

export interface NotSent extends PicturesNotSent {
  /** True where the words are what is wrong. */
  readonly aboutText: boolean
  readonly text: string
}

/** The description as it counts: a browser's own line breaks, and what goes beyond the limit ignored (COMPLAINT-4). */
function readDescription(unchecked: FormDataEntryValue | null): string {
  return [...readProse(unchecked)].slice(0, textMaxCharacters).join('')
}

/** Words of several lines as they were typed, with the line breaks of a browser as one sign. */
export function readProse(unchecked: FormDataEntryValue | null): string {
  return typeof unchecked === 'string' ? unchecked.replaceAll('\r\n', '\n') : ''
}

/** Refusals that the words carry themselves. */
export const aboutTheText: readonly string[] = [refusalCodes.complaintIsEmpty, refusalCodes.complaintIsTooLong]

/** Opens the case and answers the page that says so; its way back leads to the first page, not to the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = readDescription(form.get('text'))
  const subType = readId(form.get('subType'))
  const about = { type: readId(form.get('type')), ...(subType === '' ? {} : { subType }) }
  const orderId = readId(form.get('orderId'))
  const done = await sendWithPictures(form, context, {
    atMost: imagesMax,
    own: { text, aboutText: false },
    send: (images, options) => context.get(apiContext).saveComplaint({ ...about, orderId, text, images }, options),
    about: ({ code }) => ({ aboutText: aboutTheText.includes(code) }),
  })
  if ('notSent' in done) return data<NotSent>(done.notSent, done.status)
  return replace(context, withCommon(context, addresses.complaintNext, { [sentParam]: done.sent.caseId }), 303)
}
