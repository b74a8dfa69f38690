// Words of the inbox, in English.

export const inbox = {
  title: 'Messages',
  fresh: 'New',
  earlier: 'Earlier',
  markRead: 'Mark all as read',
  none: 'Nothing here yet.',
  noneText: 'Decisions, receipts, reminders and our answers will be here, each with its date.',
  texted: (phone: string) => `We text the most important ones to ${phone}. You can always read them here.`,
  choose: 'Choose what we text you',
}
