// Words of the bar that a laptop has on a borrower's own pages, in English.

export const site = {
  nav: 'Your pages',
  loans: 'My loans',
  messages: 'Messages',
  documents: 'Documents',
  me: 'My account',
}
