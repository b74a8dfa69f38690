// Payments as their borrower sees them: what the other rooms may use.

export { arrivedAnswer, bookedPayments, recentPayment } from './arrived-payment.ts'
