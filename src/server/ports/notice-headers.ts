// Headers of a request as notices and calls are read by: one text for each name.

/** Names in lower case. */
export type NoticeHeaders = Readonly<Record<string, string | undefined>>

/** What came several times under one name is one text with commas, as HTTP has it. */
export function plainHeaders(request: {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.join(', ') : value,
    ]),
  )
}
