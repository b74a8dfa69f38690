// Words of the registration landing page and the two pages that it leads to, in English.

export const promotion = {
  register: {
    enter: 'Log in',
    mobile: 'Mobile number',
    mobileWrong: 'enter the phone correctly',
    captcha: 'Letters in the picture',
    captchaPicture: 'Four letters or figures in a picture',
    captchaNew: 'Another picture',
    captchaMissing: 'Enter the four letters of the picture first.',
    captchaSpoken: 'Or listen, and type the four digits that you hear:',
    captchaSolved: 'The picture is done.',
    code: 'SMS code',
    codeMissing: 'Enter the six digits of the SMS code first.',
    getCode: 'Get code',
    seconds: (count: number) => `${count} s`,
    codeSent: 'The code is on its way to your phone.',
    notAgain: 'do not resend the code',
    upTo: 'Up to',
    agree: 'By applying you agree to the',
    unseen: "Can't read the picture? Log in with your phone number instead: that creates an account too.",
    unknownTemplate: 'This page is no longer available.',
    toStart: 'Go to start page',
  },
  download: {
    title: 'Download the app',
    succeeded: 'registration succeeded',
    already: 'already registered, please download the app and log in',
    voice: (lender: string) => `${lender} is one tap away.`,
    text: 'Log in with the same phone number. There is no password: we will text you a code.',
    button: 'Download the app',
    /** Where there is no app to download. */
    goOn: 'Continue in this browser',
    /** The first one only where there is an app. */
    steps: [
      'Open the app, or continue in this browser',
      'Log in with your phone number',
      'See the whole cost before you decide',
    ],
  },
  agreement: {
    title: 'Registration agreement',
    back: 'Back to the registration',
    parts: (lender: string, minAgeYears: number) => [
      {
        heading: 'What you agree to',
        text: `Registering creates an account with ${lender} under your phone number. It is free and is not a loan application: that comes later, and you will see the whole cost before you decide.`,
      },
      {
        heading: 'Who may register',
        text: `Anybody over ${minAgeYears} with a phone number of their own. One person has one account.`,
      },
      {
        heading: 'Your phone number',
        text: 'We use it to send you codes and messages about your account. We do not sell it, and we never read your contacts.',
      },
      {
        heading: 'Codes',
        text: 'A code from us is for you alone. We never ask for it by phone or in a message.',
      },
      {
        heading: 'What we keep',
        text: 'Your number, the day of registration and the page that you came from. The privacy policy says the rest.',
      },
      {
        heading: 'Leaving',
        text: 'You can delete the account yourself at any time, as long as nothing is owed.',
      },
    ],
    privacy: 'Privacy policy',
    leave: 'Delete account',
  },
}
