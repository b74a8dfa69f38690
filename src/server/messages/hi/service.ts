// Words of customer service and the marketing site's forms, in Hindi.

import type { service as english } from '../en/service.ts'

const spanOf = (count: number): string => `${count} दिन`

export const service: typeof english = {
  fields: { email: 'ईमेल', name: 'नाम', phone: 'फ़ोन', text: 'सुझाव' },
  /** Follows ‘within’. */
  weekdays: (days) => (days === 1 ? '1 कार्यदिवस' : `${days} कार्यदिवसों`),
  days: spanOf,
  funding: (from, to) => (from === 0 || from === to ? `${spanOf(to)} में` : `${from} से ${spanOf(to)} में`),
  early: (share, afterDays) =>
    [
      share === null ? '' : `${share} अवधि बीतने के बाद`,
      afterDays === 0 ? '' : `पैसा मिलने के कम से कम ${spanOf(afterDays)} बाद`,
    ]
      .filter((part) => part !== '')
      .join(' और ') || 'कभी भी',
  earlyInOffer: 'आपके प्रस्ताव में लिखी तारीख से',
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `कृपया पुष्टि करें: ${lender} के समाचार`,
    text: ({ lender, confirm, stop, days }) =>
      `किसी ने, शायद आपने, इस पते पर ${lender} के समाचार माँगे हैं। ${days} दिनों के अंदर यहाँ हाँ कहें:\n${confirm}\n\nइसके बिना हम आपको कुछ नहीं भेजेंगे। समाचार कभी भी बंद करने के लिए:\n${stop}`,
  },
}
