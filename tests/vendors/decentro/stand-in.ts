// Decentro's place in tests: requests as its documentation and published OpenAPI description have them, answers as its
// documented examples; of the credit report as an excerpt of one and published client code have it.

import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'
import { reportRequest, validateRequest } from './schema.ts'

export const clientId = 'client-of-tests'
export const clientSecret = 'client-secret-of-tests'
export const kycSecret = 'kyc-module-of-tests'
export const bureauSecret = 'bureau-module-of-tests'

type Json = Record<string, unknown>

export interface DecentroStandIn extends VendorServer {
  /** Documents in the registries, by number: what is answered as `kycResult`. */
  readonly registry: Map<string, Json>
  /** Files of the bureau, by mobile number: what is answered as the entry of the list. */
  readonly files: Map<string, Json>
  /** Enquiries that were made. */
  made(): number
  /** What it is answered in place of the documented answer, once. */
  say(reply: VendorReply): void
}

const decentroTxnId = 'DECXXXXXXXXXXXXXXXXXXXXXXXXXXX'
const times = {
  requestTimestamp: '2023-02-10 16:38:29.297651 IST (GMT +0530)',
  responseTimestamp: '2023-02-10 16:38:29.320414 IST (GMT +0530)',
}

/** A report with these figures, in the fields that are known of it. */
export function reportOf(figures: { score?: string; active?: string; months?: readonly string[] }): Json {
  const { score = '750', active = '2', months = ['000'] } = figures
  return {
    cIRReportData: {
      iDAndContactInfo: {
        personalInfo: {
          name: { fullName: 'CANARY OF THE BUREAU', firstName: 'CANARY', lastName: 'BUREAU' },
          dateOfBirth: '1990-01-31',
          gender: 'Male',
          age: { age: '36' },
          totalIncome: '7777777',
        },
        addressInfo: [{ seq: '1', address: 'CANARY STREET 12', state: 'MH', postal: '400001', type: 'Primary' }],
      },
      retailAccountDetails: [
        {
          seq: '1',
          accountNumber: 'CANARY0001',
          institution: 'CANARY BANK',
          open: 'Yes',
          history48Months: months.map((paymentStatus, at) => ({ key: `0${at + 1}-26`, paymentStatus })),
        },
      ],
      retailAccountsSummary: { noOfAccounts: '5', noOfActiveAccounts: active, noOfPastDueAccounts: '0' },
      scoreDetails: [{ type: 'ERS', version: '4.0', name: 'ERS40', value: score }],
    },
  }
}

export async function startDecentro(): Promise<DecentroStandIn> {
  const registry = new Map<string, Json>()
  const files = new Map<string, Json>()
  const used = new Set<string>()
  const said: VendorReply[] = []
  let made = 0

  const kycError = (message: string, responseCode = 'E00009'): VendorReply => ({
    status: 400,
    body: { status: 'FAILURE', kycStatus: 'UNKNOWN', error: { message, responseCode }, ...times, decentroTxnId },
  })
  const moduleError = (responseKey: string, message: string, status = 400): VendorReply => ({
    status,
    body: { decentroTxnId, status: 'FAILURE', responseCode: 'E00009', message, responseKey },
  })

  /** True where the reference is new: it is used up by this. */
  function uses(reference: string): boolean {
    if (used.has(reference)) return false
    used.add(reference)
    made += 1
    return true
  }

  function validate(body: string): VendorReply {
    const read = validateRequest.safeParse(JSON.parse(body))
    if (!read.success) throw new Error(`a request that Decentro does not document: ${read.error.message}`)
    if (!uses(read.data.reference_id))
      return moduleError('error_duplicate_reference_id', 'Duplicate Request Reference ID')
    const kycResult = registry.get(read.data.id_number)
    if (kycResult === undefined) {
      const error = { message: 'No records found for the given ID.', responseCode: 'E00026' }
      return { status: 200, body: { status: 'SUCCESS', kycStatus: 'UNKNOWN', error, ...times, decentroTxnId } }
    }
    const message = 'PAN details retrived successfully.'
    return {
      status: 200,
      body: {
        kycStatus: 'SUCCESS',
        status: 'SUCCESS',
        message,
        kycResult,
        responseCode: 'S00000',
        ...times,
        decentroTxnId,
      },
    }
  }

  function report(body: string): VendorReply {
    const read = reportRequest.safeParse(JSON.parse(body))
    if (!read.success) throw new Error(`a request that Decentro does not document: ${read.error.message}`)
    if (!uses(read.data.reference_id))
      return moduleError('error_duplicate_reference_id', 'Duplicate Request Reference ID')
    const entry = files.get(read.data.mobile) ?? {
      error: { errorCode: '00', errorDesc: 'Consumer not found in bureau' },
    }
    return {
      status: 200,
      body: {
        decentroTxnId,
        status: 'SUCCESS',
        responseCode: 'S00000',
        message: 'Credit Report fetched successfully',
        data: { cCRResponse: { status: '1', cIRReportDataLst: [entry] } },
        responseKey: 'success_credit_report',
      },
    }
  }

  function answer({ method, path, headers, body }: VendorRequest): VendorReply {
    const { client_id, client_secret, module_secret } = headers
    if (client_id !== clientId || client_secret !== clientSecret)
      return kycError('Authentication failed for this client', 'E00003')
    const planned = said.shift()
    if (method === 'POST' && path === '/kyc/public_registry/validate') {
      if (module_secret !== kycSecret) return kycError('Authentication failed for this module', 'E00003')
      return planned ?? validate(body)
    }
    if (method === 'POST' && path === '/v2/financial_services/credit_bureau/credit_report/summary') {
      if (module_secret !== bureauSecret)
        return moduleError('error_unauthorized_module', 'Authorization failed for accessing the module', 401)
      return planned ?? report(body)
    }
    return kycError('Invalid API endpoint was passed')
  }

  return {
    ...(await startVendor(answer)),
    registry,
    files,
    made: () => made,
    say: (reply) => void said.push(reply),
  }
}
