// What the audit keeps of an act beside its name, as a person reads it.

/** `amountMinor` is read as `amount in minor units`, `fromDate` as `from date`. */
const nameRead = (name: string): string =>
  name.replace(/Minor$/, ' in minor units').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What an act was told with or changed, as the audit keeps it: its facts with their names, without the marks of JSON. */
export function factsIn(part: object): string {
  return Object.entries(part)
    .map(([name, value]: [string, unknown]) => `${nameRead(name)}: ${valueRead(value)}`)
    .join(', ')
}

function valueRead(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueRead).join(' + ')
  if (value === null || value === '') return '–'
  return typeof value === 'object' ? `(${factsIn(value)})` : String(value)
}
