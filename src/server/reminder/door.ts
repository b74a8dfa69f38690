// Reminders of due dates: what the other rooms may use.

export { type LoanToday, planReminders, sentReminders } from './reminder-store.ts'
