// Words of customer service and the marketing site's forms, in English.

export const service = {
  fields: { email: 'E-mail', name: 'Name', phone: 'Telephone', text: 'Suggestion' },
  /** Follows ‘within’. */
  weekdays: (days: number) => (days === 1 ? '1 weekday' : `${days} weekdays`),
}
