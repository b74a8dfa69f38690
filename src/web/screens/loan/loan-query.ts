// What an address or a form of the loan's screens says, read once and never trusted: ids, counts, intents.

/** An id as the wire takes it, or '' for anything else. */
export function readId(unchecked: FormDataEntryValue | null): string {
  return typeof unchecked === 'string' && /^[^\p{Cc}]{1,64}$/u.test(unchecked) ? unchecked : ''
}

/** A whole number of 1 to 15 ASCII digits, or null. */
export function readCount(unchecked: FormDataEntryValue | null): number | null {
  return typeof unchecked === 'string' && /^\d{1,15}$/.test(unchecked) ? Number(unchecked) : null
}

/** `productId` and `product_id` are one value (reading.md section 3). */
export function productIdIn(query: URLSearchParams): string {
  return readId(query.get('productId')) || readId(query.get('product_id'))
}

/** The same address with some of its query changed; null takes a name out. */
export function addressChanged(url: URL, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? url.pathname : `${url.pathname}?${text}`
}

/** The first sentence of a text and the rest: the first one is what must be read. An amount's point ends no sentence. */
export function leadSentence(text: string): readonly [string, string] {
  const end = /[.!?。](?=\s)/u.exec(text)
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()]
}
