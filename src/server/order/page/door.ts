// The loan as its borrower sees it: what the other rooms may use.

export { getOrder } from './get-order.ts'
export { allOrders, type ListedOrder } from './list-orders.ts'
export { firstNameOf } from './order-figures.ts'
export { dayInNotice, type NoticeFigures } from './order-notice.ts'
export { closingRows, lineOf } from './order-rows.ts'
