// Sending a picture: made smaller on the phone first, with its progress, and with an answer that is never an exception.

/** What became of a picture: where it is now, or the sentence that says why not. */
export type UploadAnswer = { readonly url: string } | { readonly refused: string }

/** Sends one picture. `onPercent` hears 0 to 100; `signal` gives up. Rejects only where the connection failed. */
export type UploadPicture = (
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
) => Promise<UploadAnswer>

/** Takes a picture away from the server again. Answers null once it is gone, or the sentence that says why it is not. */
export type RemovePicture = () => Promise<string | null>

/** What the server takes: anything else is refused before it is sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const pictureMegabytesAtMost = 5

const worthShrinkingBytes = 1_000_000
const longestSidePx = 2000
const jpegQuality = 0.82

/** A smaller copy of a large photo, as JPEG; the file itself where it is small already or cannot be read here. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= worthShrinkingBytes || typeof createImageBitmap !== 'function') return file
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch (error) {
    // Not a picture that this phone can draw: the server decides about it.
    if (error instanceof DOMException) return file
    throw error
  }
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (blob === null || blob.size >= file.size) return file
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

/**
 * Posts a picture as multipart to an address of ours. `read` parses the answer of any HTTP status; it gets
 * null where the answer was no JSON.
 */
export function uploadByPost(address: string, field: string, read: (answer: unknown) => UploadAnswer): UploadPicture {
  return (file, onPercent, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const form = new FormData()
      form.append(field, file)
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onPercent(Math.round((loaded / total) * 100))
      })
      request.addEventListener('load', () => resolve(read(request.response)))
      for (const failed of ['error', 'timeout', 'abort']) {
        request.addEventListener(failed, () => reject(new Error(`the picture was not sent: ${failed}`)))
      }
      signal.addEventListener('abort', () => request.abort())
      request.open('POST', address)
      request.responseType = 'json'
      request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
      request.timeout = 60_000
      request.send(form)
    })
}
