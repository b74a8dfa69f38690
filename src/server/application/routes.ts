// The calls of applying for a loan, and their use cases.

import { open, type Routes, signedIn } from '../http/call.ts'
import { askSecondLook } from './ask-second-look.ts'
import { listDataConsents, saveDataConsents } from './data-consents.ts'
import { getApplicationForm, listApplicationSteps } from './get-application-form.ts'
import { getCreditFlow } from './get-credit-flow.ts'
import { getProduct } from './get-product.ts'
import {
  listIdentityImages,
  refuseBeforePicture,
  removeIdentityImage,
  uploadIdentityImage,
} from './identity/identity-pictures.ts'
import { saveExtInfo, saveIdentityInfo, saveJobInfo, savePersonalInfo } from './save-details.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'

export const applicationRoutes = {
  getProduct: open(getProduct),
  startApplication: signedIn(startApplication),
  submitApplication: signedIn(submitApplication, 'natural'),
  askSecondLook: signedIn(askSecondLook),
  getApplicationForm: signedIn(getApplicationForm),
  listApplicationSteps: signedIn(listApplicationSteps),
  savePersonalInfo: signedIn(savePersonalInfo),
  saveJobInfo: signedIn(saveJobInfo),
  saveExtInfo: signedIn(saveExtInfo),
  saveIdentityInfo: signedIn(saveIdentityInfo),
  uploadIdentityImage: signedIn(uploadIdentityImage, 'pipeline', { beforeFiles: refuseBeforePicture }),
  removeIdentityImage: signedIn(removeIdentityImage),
  listIdentityImages: signedIn(listIdentityImages),
  listDataConsents: signedIn(listDataConsents),
  saveDataConsents: signedIn(saveDataConsents),
  getCreditFlow: signedIn(getCreditFlow),
} satisfies Partial<Routes>
