// Where an item of the work list is done.

import { mayDo, type Role } from '../../core/officer/rights.ts'
import type { Got } from '../screen.ts'
import { placeOfItem } from './work-steps.tsx'

/** Null where an item is done on the list, and where the role does not open its page. */
export function placeOf(item: Got<'readWork'>, role: Role): string | null {
  const { kind, id, caseId, orderId, userId } = item
  if (kind === 'proposal' && item.what.startsWith('bulk:')) return `/bulk/${encodeURIComponent(id)}`
  if (kind === 'proposal') return `/proposals/${encodeURIComponent(id)}`
  if (kind === 'referredApplication' || kind === 'secondLook') return `/applications/${encodeURIComponent(id)}`
  if (kind === 'payoutName') return `/payouts/${encodeURIComponent(id)}`
  if (caseId !== null) return `/cases/${encodeURIComponent(caseId)}`
  if (kind === 'settlement') return `/payments/differences/${encodeURIComponent(id)}`
  if (kind === 'contactMessage') return mayDo(role, 'unmask') ? `/messages/${encodeURIComponent(id)}` : null
  if (kind === 'suspense' || kind === 'paymentReturn') return `/suspense/${encodeURIComponent(id)}`
  if (kind === 'contactAgainstRule')
    return `/borrowers/${encodeURIComponent(userId ?? '')}#contact-${encodeURIComponent(id)}`
  if (orderId !== null) return `/loans/${encodeURIComponent(orderId)}#${encodeURIComponent(placeOfItem(item))}`
  return userId === null ? null : `/borrowers/${encodeURIComponent(userId)}`
}
