// The time at which the server answered, by the end of the code and the seconds that were left.

/** The market's time of an answer: a running code's end less what is left of it. `ends` is `YYYY-MM-DD HH:MM:SS`. */
export function timeOfAnswer(ends: string, secondsLeft: number): string {
  const endsAt = Date.parse(`${ends.replace(' ', 'T')}Z`)
  return Number.isNaN(endsAt) ? '' : new Date(endsAt - secondsLeft * 1000).toISOString().slice(11, 16)
}
