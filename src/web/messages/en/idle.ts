// Words of a page that nobody has used for long, in English.

export const idle = {
  stillThere: 'Still there?',
  soon: "We'll log you out in two minutes, so that nobody else using this phone can see your loan. What you typed stays on this page.",
  stay: 'Stay logged in',
  over: 'You are logged out',
  why: 'We log you out after 15 minutes without use, so that nobody else using this phone can see your loan.',
  /** Where the login opens beside the page, and where the app asks for it. */
  kept: 'What you typed is still on this page. Log in on the new page, then come back here.',
  keptInApp: 'What you typed is still on this page. Log in, then come back here.',
  logIn: 'Log in',
}
