// Words of a page that was idle for long, in English.

export const idle = {
  stillThere: 'Still there?',
  soon: "We'll log you out in less than two minutes, so that nobody else using this phone can see your loan. What you typed stays on this page.",
  stay: 'Stay logged in',
  over: 'You are logged out',
  why: 'We log you out after 15 minutes without use, so that nobody else using this phone can see your loan.',
  /** Where the login opens beside the page, and where the app asks for it. */
  kept: 'What you typed is still on this page. Log in on the new page, then come back here.',
  keptInApp: 'What you typed is still on this page. Log in, then come back here.',
  /** A page that Back has brought from the browser's memory. */
  cameBack: 'Checking your login',
  cameBackWhy: 'This page came back from before. We show it as soon as we know that you are still logged in.',
  logIn: 'Log in',
}
