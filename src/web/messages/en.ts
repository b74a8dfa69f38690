// All words in English, section by section. English is the measure: every other language must have the same sections.

import { kit } from './en/kit.ts'

export const en = { kit }

/** Every word that a screen can say. A language that lacks one does not compile. */
export type Words = typeof en
