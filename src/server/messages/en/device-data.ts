// The questions before a phone tells something, in English: what for, what is kept, and that a no costs nothing.

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const deviceData = {
  location: {
    question:
      'May we ask your phone where you are, once, to see whether we may lend there? You can say no: it changes nothing about your loan.',
    keeps: (v: { days: number }) => `We keep the area, to about 10 km, for ${days(v.days)}, and never follow you.`,
  },
  deviceInfo: {
    question:
      'May your phone tell us which system it runs, so that we can find out what does not work? You can say no: it changes nothing about your loan.',
    keeps: (v: { days: number }) =>
      `We keep the system and its main version for ${days(v.days)}, no model and no numbers of the phone.`,
  },
}
