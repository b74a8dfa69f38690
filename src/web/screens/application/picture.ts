// Takes the picture of one side of an identity document, or takes it away again.

import type { ActionFunctionArgs } from 'react-router'
import { identityImageField } from '../../../contracts/application.ts'
import { pictureSides } from '../../../core/application/application-fields.ts'
import { apiContext } from '../../page/request-context.ts'
import { dropPicture, removalParam, takePicture } from '../../sending/picture-post.ts'

export function action({ request, url, context }: ActionFunctionArgs): Promise<Response> {
  const { removeIdentityImage, uploadIdentityImage } = context.get(apiContext)
  const side = pictureSides.find((known) => known === url.searchParams.get('side')) ?? 'front'
  if (url.searchParams.has(removalParam)) return dropPicture(() => removeIdentityImage({ side }))
  return takePicture(request, (bytes) =>
    uploadIdentityImage({ side }, { files: [{ field: identityImageField, bytes }] }),
  )
}
