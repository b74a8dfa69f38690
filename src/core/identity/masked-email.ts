// An e-mail address as a shared phone may show it.

/** `m•••@mail.example`: enough for its owner to recognise, too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email][0]}•••${email.slice(at)}`
}
