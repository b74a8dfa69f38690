// Reminders of due dates: what the other rooms may use.

export { helpAskedAbout, sentReminders } from './reminder-store.ts'
