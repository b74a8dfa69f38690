// How a picture of an open form goes to us at once: what our own address answers to it.

import { useMemo } from 'react'
import { pictureField } from './picture-post.ts'
import { type UploadAnswer, type UploadPicture, uploadByPost } from './ui/image-upload.ts'
import { useProblemText } from './ui/problem-note.tsx'

/** Sends to an address that answers with `takePicture`. What it does not understand is a failure of ours. */
export function usePictureUpload(address: string): UploadPicture {
  const failed = useProblemText()({ kind: 'failed', message: '' })
  return useMemo(() => {
    const read = (answer: unknown): UploadAnswer => {
      const { url, refused } = (answer ?? {}) as Readonly<Record<string, unknown>>
      if (typeof url === 'string') return { url }
      return { refused: typeof refused === 'string' && refused !== '' ? refused : failed }
    }
    return uploadByPost(address, pictureField, read)
  }, [address, failed])
}
