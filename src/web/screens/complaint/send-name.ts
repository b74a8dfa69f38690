// 'Send' of a new name, read from the form: pictures that came with it are stored first, then the case is opened.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { claimImagesMax } from '../../../core/complaint/complaint.ts'
import { replace } from '../../page/page-query.ts'
import { apiContext, withCommon } from '../../page/request-context.ts'
import { typedLine } from '../../sending/failed-call.ts'
import { type PicturesNotSent, sendWithPictures } from './pictures-in-form.ts'

export interface NameNotSent extends PicturesNotSent {
  /** What the problem is about; null for neither. */
  readonly about: 'name' | 'pictures' | null
  readonly name: string
}

/** Opens the case, or finds the one that waits; answers the page that says so. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const name = typedLine(form, 'fullName')
  const done = await sendWithPictures<unknown, Pick<NameNotSent, 'name' | 'about'>>(form, context, {
    atMost: claimImagesMax,
    own: { name, about: null },
    // Without a key: while one waits, asking again is asking once.
    send: (images) => context.get(apiContext).askNameChange({ fullName: name, images }),
    about: ({ fields }) => ({
      about: fields.includes('fullName') ? 'name' : fields.includes('problemImage') ? 'pictures' : null,
    }),
  })
  if ('notSent' in done) return data<NameNotSent>(done.notSent, done.status)
  return replace(context, withCommon(context, addresses.myName), 303)
}
