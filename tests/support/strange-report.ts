// A provider's report with a payment that was not booked, sent as an officer sends it.

import { expect } from 'vitest'
import type { DeskTools } from './desk.ts'
import type { Product } from './product.ts'

/** The report is taken; its lines are compared by a job. */
export async function sendStrangeReport(product: Product, desk: DeskTools): Promise<void> {
  const boundary = 'a-boundary-of-the-tests'
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`
  const file = [
    'line,transaction,reference,type,amount,fee,tax,net,currency,settled,account',
    'S2,tx-nobody,ref-nobody,PAYMENT,70.00,1.00,0.12,68.88,PHP,2026-08-21,0456',
    'TOTAL,,,,70.00,,,68.88,,,',
    '',
  ].join('\r\n')
  const response = await product.server.desk?.app.inject({
    method: 'POST',
    url: '/desk/reports',
    headers: {
      authorization: `Bearer ${await desk.token('payments')}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: `${part('name="provider"', 'sandbox')}${part('name="file"; filename="report.csv"', file)}--${boundary}--\r\n`,
  })
  expect(response?.statusCode).toBe(200)
}
