// How a picture of an open form goes to us at once, and is taken away again: what our own address answers to it.

import { useMemo } from 'react'
import { type RemovePicture, type UploadAnswer, type UploadPicture, uploadByPost } from '../ui/image-upload.ts'
import { useProblemText } from '../ui/note.tsx'
import { pictureField, removalParam } from './picture-post.ts'

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

/** Takes away what was sent to an address that answers with `dropPicture`. `address` has a query. */
export function usePictureRemoval(address: string): RemovePicture {
  const text = useProblemText()
  return async () => {
    try {
      const response = await fetch(`${address}&${removalParam}=1`, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      })
      if (response.ok) return null
      const { refused } = ((await response.json()) ?? {}) as Readonly<Record<string, unknown>>
      return text({ kind: 'failed', message: typeof refused === 'string' ? refused : '' })
    } catch (error) {
      // Offline, or an answer of a proxy: the picture is where it was.
      if (error instanceof TypeError || error instanceof SyntaxError) return text({ kind: 'offline', message: '' })
      throw error
    }
  }
}
