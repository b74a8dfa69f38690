// A countdown's rules: what it shows, and the three moments at which it is said aloud.

/** `23:41`, and `1:05:09` from an hour on; never below zero. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** Minutes left at which a countdown speaks; 0 is the end. */
const spokenMinutes = [5, 1, 0] as const
export type SpokenMinutes = (typeof spokenMinutes)[number]

/** The mark that lies between two looks at the clock, or null. A phone that slept hears the latest one only. */
export function passedMark(beforeMs: number, leftMs: number): SpokenMinutes | null {
  const passed = spokenMinutes.filter((minutes) => beforeMs > minutes * 60_000 && leftMs <= minutes * 60_000)
  return passed.at(-1) ?? null
}
