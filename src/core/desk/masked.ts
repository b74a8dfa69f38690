// How personal fields stand on the desk's pages until somebody unmasks one.

/** `Maria Clara` -> `M•••• C••••`: enough to see whether it is the person on the phone. */
export function maskedName(name: string | null): string {
  if (name === null) return ''
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}••••`)
    .join(' ')
}

/** `ana@mail.example` -> `a••••@mail.example`. */
export function maskedEmail(email: string | null): string {
  if (email === null) return ''
  const at = email.lastIndexOf('@')
  return at < 1 ? '••••' : `${[...email][0] ?? ''}••••${email.slice(at)}`
}

/** `AB-1234 5678` -> `•••• 678`: the end, as one reads it to the person on the phone; nothing of a number too short to keep any. */
export function maskedNumberEnd(number: string): string {
  if (number === '') return ''
  const plain = number.replace(/[^\p{L}\p{N}]/gu, '')
  return plain.length < 7 ? '••••' : `•••• ${plain.slice(-3)}`
}

/** `1990-04-17` -> `•• ••• 1990`. */
export function maskedBirthDate(day: string | null): string {
  return day === null ? '' : `•• ••• ${day.slice(0, 4)}`
}
