// The calls of papers, and their use cases. The files are served beside them.

import { type Routes, signedIn } from '../http/call.ts'
import { readDocument } from './read-document.ts'

export const documentRoutes: Routes<'readDocument'> = {
  readDocument: signedIn(readDocument),
}
