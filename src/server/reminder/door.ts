// Reminders of due dates: what the other rooms may use.

export { type LoanToday, planReminders } from './reminder-store.ts'
