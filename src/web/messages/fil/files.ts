// Words of a file that is to be saved, in Filipino.

import type { files as english } from '../en/files.ts'

export const files: typeof english = {
  missing: 'Wala kaming file na ito para sa inyo ngayon. I-load muli ang pahina: baka na-log out na kayo.',
}
