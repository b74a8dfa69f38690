// 'Send' of a slip, read from the form: pictures that came with it are stored first, then the case is opened.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { claimImagesMax } from '../../../core/complaint/complaint.ts'
import { readId, replace } from '../../page/page-query.ts'
import { apiContext, withCommon } from '../../page/request-context.ts'
import { typedLine } from '../../sending/failed-call.ts'
import { sentParam } from './entry-view.ts'
import { type PicturesNotSent, sendWithPictures } from './pictures-in-form.ts'

export interface SlipNotSent extends PicturesNotSent {
  /** True where the reference is what is wrong. */
  readonly aboutReference: boolean
  readonly reference: string
}

/** Opens the case, or finds the one that this slip has already; answers the page that says so. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const reference = typedLine(form, 'reference')
  const orderId = readId(form.get('orderId'))
  const done = await sendWithPictures(form, context, {
    atMost: claimImagesMax,
    own: { reference, aboutReference: false },
    send: (images, options) => context.get(apiContext).submitPaymentReference({ orderId, reference, images }, options),
    about: ({ kind, code }) => ({
      aboutReference: kind === 'badInput' || code === refusalCodes.paymentReferenceIsNotValid,
    }),
  })
  if ('notSent' in done) return data<SlipNotSent>(done.notSent, done.status)
  return replace(context, withCommon(context, addresses.paidNotShown, { [sentParam]: done.sent.caseId }), 303)
}
