// The port that draws and speaks captchas, for visitors who see and for those who do not.

import type { Language } from '../../core/language.ts'

/** The characters a captcha is made of: none that is taken for another. */
export const captchaAlphabet = '234679ACEFHJKLMNPRTUVWXY'
/** Random bytes that decide everything of a sound but the digits. */
export const SOUND_SEED_BYTES = 16

export interface Captchas {
  /** The characters as a PNG. `noise`: random bytes, 64 at least; the same give the same picture. */
  picture(answer: string, noise: Uint8Array): Promise<Uint8Array>
  /** The digits as they are said in a language, as a WAV file. The same seed ({@link SOUND_SEED_BYTES}) makes the same bytes. */
  sound(code: string, language: Language, seed: Uint8Array): Promise<Uint8Array>
}
