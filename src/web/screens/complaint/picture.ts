// Takes one picture of an open complaint.

import type { ActionFunctionArgs } from 'react-router'
import { complaintImageField } from '../../../contracts/complaint.ts'
import { apiContext } from '../../page/request-context.ts'
import { takePicture } from '../../sending/picture-post.ts'

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { uploadComplaintImage } = context.get(apiContext)
  return takePicture(request, (bytes) => uploadComplaintImage({}, { files: [{ field: complaintImageField, bytes }] }))
}
