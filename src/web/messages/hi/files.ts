// Words of a file that is to be saved, in Hindi.

import type { files as english } from '../en/files.ts'

export const files: typeof english = {
  missing: 'यह फ़ाइल अभी आपके लिए उपलब्ध नहीं है। पेज दोबारा खोलें: हो सकता है कि आप लॉग आउट हो गए हों।',
}
