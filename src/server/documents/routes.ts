// The calls of papers, and their use cases. The files are served beside them.

import { open, type Routes, signedIn } from '../http/call.ts'
import { getContract, listAgreements, openAgreement } from './agreements.ts'
import { readDocument, readPaper, readPrivacyPolicy } from './read-document.ts'

export const documentsRoutes = {
  listAgreements: signedIn(listAgreements),
  openAgreement: signedIn(openAgreement),
  readPaper: open(readPaper),
  readPrivacyPolicy: open(readPrivacyPolicy),
  getContract: signedIn(getContract),
  readDocument: signedIn(readDocument),
  listClassicAgreements: signedIn((input, call) => listAgreements(input, call)),
  openClassicAgreement: signedIn((input, call) => openAgreement(input, call)),
} satisfies Partial<Routes>
