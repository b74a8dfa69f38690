// Reminders of due dates: what the other rooms may use.

export { helpAskedAbout, type LoanToday, planReminders, sentReminders } from './reminder-store.ts'
