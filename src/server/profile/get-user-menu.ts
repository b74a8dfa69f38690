// The borrower's own places: what a menu lists, with what waits there.

import { addresses } from '../../contracts/addresses.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { menuCodes } from '../../contracts/profile.ts'
import { openStatuses } from '../../core/order/status.ts'
import { refuse } from '../../core/refusal.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, statusOn } from '../account/loan/door.ts'
import { listOrders } from '../account/order/door.ts'
import type { Call, Handler } from '../http/call.ts'
import { findBorrower, shortNameOf } from '../people/borrower/door.ts'

type Item = CallOutput<'getUserMenu'>['items'][number]

const places: Readonly<Record<Item['code'], string>> = {
  home: addresses.borrowerHome,
  orders: addresses.orders,
  profile: addresses.me,
  papers: addresses.myDocuments,
  account: addresses.bindCard,
  complaints: addresses.complaintList,
  questions: addresses.faq,
  support: addresses.customerService,
  privacy: addresses.privacyPolicy,
  deleteAccount: addresses.deleteAccount,
  logOut: addresses.logout,
}

export const getUserMenu: Handler<'getUserMenu'> = async (_input, call) => {
  const borrower = await findBorrower(call.db, call.caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const openOrders = await countOpenOrders(call)
  return {
    shortName: shortNameOf(borrower),
    items: menuCodes.map((code) => ({
      code,
      title: call.words.application.menu[code],
      url: places[code],
      badge: code === 'orders' ? openOrders : 0,
    })),
  }
}

async function countOpenOrders({ db, deps, caller }: Call): Promise<number> {
  let open = 0
  for (const order of await listOrders(db, caller.borrowerId)) {
    if (openStatuses.includes(statusOn(await loadLoan(db, order), marketDay(deps, order)))) open += 1
  }
  return open
}
