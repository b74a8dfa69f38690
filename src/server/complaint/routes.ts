// The calls of complaints.

import { type Routes, signedIn } from '../http/call.ts'
import { askAboutData } from './ask-about-data.ts'
import { askNameChange, getNameChange } from './ask-name-change.ts'
import { getComplaint, listComplaints } from './get-complaint.ts'
import { refuseBeforeUpload, uploadComplaintImage } from './picture/upload-complaint-image.ts'
import { rateComplaint } from './reply-to-complaint.ts'
import { saveComplaint } from './save-complaint.ts'
import { startComplaint } from './start-complaint.ts'
import { submitPaymentReference } from './submit-payment-reference.ts'
import { writeToCase } from './write-to-case.ts'

export const complaintRoutes = {
  submitPaymentReference: signedIn(submitPaymentReference),
  startComplaint: signedIn(startComplaint),
  uploadComplaintImage: signedIn(uploadComplaintImage, 'pipeline', { beforeFiles: refuseBeforeUpload }),
  saveComplaint: signedIn(saveComplaint),
  listComplaints: signedIn(listComplaints),
  getComplaint: signedIn(getComplaint),
  writeToCase: signedIn(writeToCase),
  rateComplaint: signedIn(rateComplaint),
  getNameChange: signedIn(getNameChange),
  askNameChange: signedIn(askNameChange),
  askAboutData: signedIn(askAboutData),
} satisfies Partial<Routes>
