// Words of the page frame, in English: what is said when a page cannot be shown, or a call brought nothing.

export const frame = {
  notFound: {
    title: 'Page not found',
    sentence: 'There is no page at this address.',
    text: 'Check the address, or go to the start page.',
    back: 'Go to start page',
    help: 'Talk to us',
  },
  badAddress: {
    title: 'This link is not right',
    sentence: 'This link names two different loans.',
    text: 'Please go back to the app and open it again. Nothing was changed.',
    back: 'Go to start page',
    help: 'Talk to us',
  },
  failed: {
    title: 'Something broke on our side',
    sentence: 'We could not show this page.',
    text: 'Please try again in a minute. If you had just sent something, look at your loan first: it may have reached us.',
    again: 'Try again',
    back: 'Go to start page',
    help: 'Talk to us',
  },
  thanksForRating: 'Thank you.',
  problem: {
    offline: 'No answer right now. Please try again.',
    slow: 'No answer within a minute. Please try again.',
    busy: 'Too many people at once. Please try again in a moment.',
    failed: 'Something broke on our side. Please try again.',
    badInput: 'Please look at this again:',
    signedOut: 'Your session has ended. Please log in again.',
    retry: 'Try again',
  },
  openApp: 'Open the app',
  loginNeeded: {
    title: 'Log in',
    voice: 'Log in to go on.',
    ended: 'You were logged out.',
    after: 'We text you a code. Once you have entered it, the page that you asked for opens.',
    otherWays: 'Other ways to log in',
  },

  loginFailed: {
    title: 'Login',
    tag: 'Login',
    failed: 'Failed',
    enter: 'Log in',
    other: 'Other loans',
    help: 'Talk to us',
  },
}
