// Words of the page frame, in English: what is said when a page cannot be shown, or a call brought nothing.

export const frame = {
  notFound: {
    title: 'Page not found',
    sentence: 'There is no page at this address.',
    text: 'Your loan and what you typed elsewhere are safe.',
    back: 'To the start page',
    help: 'Talk to us',
  },
  failed: {
    title: 'Something broke on our side',
    sentence: 'We could not show this page.',
    text: 'Nothing was charged and nothing was lost. Please try again in a minute.',
    back: 'To the start page',
    help: 'Talk to us',
  },
  thanksForRating: 'Thank you.',
  problem: {
    offline: 'No connection. What you typed is kept.',
    slow: 'No answer within a minute. What you typed is kept.',
    busy: 'Too many people at once. Please try again in a moment.',
    failed: 'Something broke on our side. Nothing was charged. Please try again.',
    badInput: 'Please look at this again:',
    signedOut: 'Your session has ended. Please open the page again from the app.',
    retry: 'Try again',
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
