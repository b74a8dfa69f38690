// Words of a page that nobody has used for long, in English.

export const idle = {
  stillThere: 'Still there?',
  soon: 'In two minutes you are logged out, so that nobody who picks up this phone sees your loan. What you typed stays on this page.',
  stay: 'Stay logged in',
  over: 'You are logged out',
  why: 'After 15 minutes without use we log you out, so that nobody who picks up this phone sees your loan.',
  kept: 'What you typed is not lost: it waits on this page. Log in on the new page, then come back here.',
  logIn: 'Log in',
}
