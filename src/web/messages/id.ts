// All words in Indonesian, section by section.

import type { Words } from './en.ts'
import { kit } from './id/kit.ts'

export const id: Words = { kit }
