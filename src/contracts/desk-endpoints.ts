// The table of all calls of the desk: each name leads to one definition, one right and one use case.

import type { z } from 'zod'
import * as accounting from './accounting.ts'
import * as application from './application-desk.ts'
import * as complaint from './complaint-desk.ts'
import * as desk from './desk.ts'
import * as bulk from './desk-bulk.ts'
import type { DeskEndpoint, DeskRefusedBy } from './desk-call.ts'
import * as collections from './desk-collections.ts'
import * as contact from './desk-contact.ts'
import * as work from './desk-work.ts'
import * as exported from './export.ts'
import * as officer from './officer.ts'
import * as order from './order-desk.ts'
import * as payment from './payment-desk.ts'
import * as portfolio from './portfolio.ts'
import * as promise from './promise.ts'
import * as proposal from './proposal.ts'
import * as reconciliation from './reconciliation.ts'
import * as service from './service-desk.ts'
import * as webhook from './webhook-desk.ts'

export const deskEndpoints = {
  getMe: officer.getMe,
  logOut: officer.logOut,
  listOfficers: officer.listOfficers,
  inviteOfficer: officer.inviteOfficer,
  inviteAgain: officer.inviteAgain,
  changeRole: officer.changeRole,
  endOfficer: officer.endOfficer,
  decideGrant: officer.decideGrant,
  seeNotice: officer.seeNotice,
  listOwnPasskeys: officer.listOwnPasskeys,
  askOwnPasskey: officer.askOwnPasskey,
  addOwnPasskey: officer.addOwnPasskey,
  removeOwnPasskey: officer.removeOwnPasskey,
  readAudit: officer.readAudit,
  listWork: work.listWork,
  takeWork: work.takeWork,
  handBackWork: work.handBackWork,
  readWork: work.readWork,
  handOverWork: work.handOverWork,
  handOverAll: work.handOverAll,
  listColleagues: work.listColleagues,
  listTeam: work.listTeam,
  closeWork: work.closeWork,
  find: desk.find,
  readBorrower: desk.readBorrower,
  listContacts: desk.listContacts,
  unmask: desk.unmask,
  addNote: desk.addNote,
  recordContact: contact.recordContact,
  listCollections: collections.listCollections,
  takeNextLate: collections.takeNextLate,
  saveView: collections.saveView,
  forgetView: collections.forgetView,
  proposeBulk: bulk.proposeBulk,
  listBulk: bulk.listBulk,
  readBulk: bulk.readBulk,
  countBulkAgain: bulk.countBulkAgain,
  decideBulk: bulk.decideBulk,
  stopBulk: bulk.stopBulk,
  exportEvidence: desk.exportEvidence,
  listExportFiles: exported.listExportFiles,
  exportJournal: exported.exportJournal,
  exportTrialBalance: exported.exportTrialBalance,
  exportArrears: exported.exportArrears,
  exportComplaints: exported.exportComplaints,
  exportPortfolio: exported.exportPortfolio,
  readBooks: accounting.readBooks,
  proposeBookClose: accounting.proposeBookClose,
  decideBookClose: accounting.decideBookClose,
  reopenBooks: accounting.reopenBooks,
  exportBookBalance: accounting.exportBookBalance,
  exportBookJournal: accounting.exportBookJournal,
  exportBookDays: accounting.exportBookDays,
  exportBookErpnext: accounting.exportBookErpnext,
  exportBookOpening: accounting.exportBookOpening,
  exportBookAllowance: accounting.exportBookAllowance,
  exportBookTax: accounting.exportBookTax,
  readPortfolio: portfolio.readPortfolio,
  listPortfolioLoans: portfolio.listPortfolioLoans,
  readLoan: desk.readLoan,
  readLoanPaper: desk.readLoanPaper,
  readAsSeen: desk.readAsSeen,
  whatIf: desk.whatIf,
  listCases: complaint.listCases,
  readCase: complaint.readCase,
  readCasePicture: complaint.readCasePicture,
  takeDownCase: complaint.takeDownCase,
  sendCaseMessage: complaint.sendCaseMessage,
  acknowledgeCase: complaint.acknowledgeCase,
  escalateCase: complaint.escalateCase,
  reopenCase: complaint.reopenCase,
  decideNameChange: complaint.decideNameChange,
  listApplicationReviews: application.listApplicationReviews,
  readApplicationReview: application.readApplicationReview,
  readIdentityPicture: application.readIdentityPicture,
  unmaskIdentity: application.unmaskIdentity,
  checkIdentity: application.checkIdentity,
  askPapersAgain: application.askPapersAgain,
  decideApplicationReview: application.decideApplicationReview,
  declineHardship: order.declineHardship,
  readHeldPayout: order.readHeldPayout,
  unmaskHeldPayout: order.unmaskHeldPayout,
  decideHeldPayout: order.decideHeldPayout,
  recordPromise: promise.recordPromise,
  withdrawPromise: promise.withdrawPromise,
  propose: proposal.propose,
  listProposals: proposal.listProposals,
  readProposal: proposal.readProposal,
  decideProposal: proposal.decideProposal,
  readSuspense: payment.readSuspense,
  readVisitorMessage: service.readVisitorMessage,
  importReport: reconciliation.importReport,
  listReports: reconciliation.listReports,
  readReport: reconciliation.readReport,
  listReportLines: reconciliation.listReportLines,
  readDifference: reconciliation.readDifference,
  clearDifference: reconciliation.clearDifference,
  listWebhooks: webhook.listWebhooks,
  replayWebhooks: webhook.replayWebhooks,
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskCallName = keyof typeof deskEndpoints
export type DeskInput<Name extends DeskCallName> = z.output<(typeof deskEndpoints)[Name]['input']>
/** What the use case of a call may refuse. */
export type DeskCallRefused<Name extends DeskCallName> = DeskRefusedBy<(typeof deskEndpoints)[Name]>
export type DeskOutput<Name extends DeskCallName> = z.input<(typeof deskEndpoints)[Name]['output']>
