// Reminders of due dates: what the other rooms may use.

export { helpAskedAbout, isReminderOver, sentReminders } from './reminder-store.ts'
