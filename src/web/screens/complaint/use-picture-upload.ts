// How a picture of an open form goes to us at once: what our own address answers to it.

import { useMemo } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useAddress } from '../../page-facts.tsx'
import { type UploadAnswer, uploadByPost } from '../../ui/image-upload.ts'
import { useProblemText } from '../../ui/problem-note.tsx'

export function usePictureUpload(): ReturnType<typeof uploadByPost> {
  const address = useAddress()(addresses.complaintPicture)
  const failed = useProblemText()({ kind: 'failed', message: '' })
  return useMemo(() => {
    const read = (answer: unknown): UploadAnswer => {
      const { url, refused } = (answer ?? {}) as Readonly<Record<string, unknown>>
      if (typeof url === 'string') return { url }
      return { refused: typeof refused === 'string' && refused !== '' ? refused : failed }
    }
    return uploadByPost(address, 'picture', read)
  }, [address, failed])
}
