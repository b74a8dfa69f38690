// The samples of a WAV file in mu-law.

/** Samples from -1 to 1, 8,000 a second. */
export type Recording = Float32Array

/** The samples of a WAV file in mu-law: one channel, a byte each. Throws for a file of another kind. */
export function samplesOf(file: Uint8Array): Recording {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const nameAt = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4))
  let isMuLaw = false
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (nameAt(at) === 'fmt ')
      isMuLaw =
        view.getUint16(body, true) === 7 &&
        view.getUint16(body + 2, true) === 1 &&
        view.getUint32(body + 4, true) === 8_000
    if (nameAt(at) === 'data' && isMuLaw) return Float32Array.from(file.subarray(body, body + size), loudnessOf)
    at = body + size + (size % 2)
  }
  throw new Error('a recording of a digit is no WAV file in mu-law of 8,000 samples a second')
}

/** A byte of mu-law (ITU-T G.711) as a number from -1 to 1. */
function loudnessOf(byte: number): number {
  const bits = ~byte & 0xff
  const height = ((((bits & 0x0f) << 3) + 0x84) << ((bits >> 4) & 0x07)) - 0x84
  return ((bits & 0x80) === 0 ? height : -height) / 32_768
}
