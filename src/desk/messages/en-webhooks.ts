// Words of the page of events for the lender's own systems in English.

export const webhookWords = {
  title: 'Events',
  head: 'Events for your own systems',
  lead: (receiver: string) =>
    `They leave for ${receiver}, those of one loan in their order, and are sent again for three days. The audit has who sent which again.`,
  none: 'No events leave: WEBHOOK_URL is not set.',
  nothing: 'There is no such event.',
  noneYet: 'No event yet.',
  caption: 'Events, the newest first',
  columns: { what: 'Event', state: 'State', at: 'When', failure: 'Last answer', acts: 'Send again' },
  states: { waiting: 'Waiting', taken: 'Taken', parked: 'Parked' },
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  anew: (count: number) => (count === 1 ? 'sent again once' : `sent again ${count} times`),
  filter: { state: 'State', all: 'All', subject: 'Event, loan, borrower or proposal, by its number', submit: 'Show' },
  again: 'Send again',
  reason: 'Why',
  submit: 'Send it again',
  parked: {
    title: 'Send all parked events again',
    note: 'At most a thousand, the oldest first, each under its number: your systems know those that they have.',
    submit: 'Send them again',
  },
  done: (count: number) => (count === 1 ? '1 event is sent again.' : `${count} events are sent again.`),
} as const
