// Words of the customer service page, in Filipino.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  title: 'Serbisyo sa kliyente',
  voice: 'Kausapin kami.',
  text: 'Sabihin agad kung hindi kayo makabayad.',
  contact: 'Paano kami maaabot',
  telephone: 'Telepono',
  email: 'Email',
  whatsApp: 'WhatsApp',
  call: (phone) => `Tawagan ang ${phone}`,
  complain: 'May mali sa loan ko',
  complainNote: (days) => `Sinasagot sa loob ng ${days} araw ng trabaho`,
  deleteAccount: 'Burahin ang account ko',
  settings: 'Wika at hitsura',
  never: 'Hindi kami humihingi ng code o password, sa telepono man o sa mensahe.',

  faq: {
    title: 'Mga tanong at sagot',
    search: 'Ano ang gusto ninyong malaman?',
    submit: 'Hanapin',
    found: (count) => `${count} sagot ang tugma.`,
    none: 'Walang tugma.',
    noneText: 'Subukan ang ibang salita, o magtanong sa amin.',
    all: 'Lahat ng tanong',
    ask: 'Magtanong sa amin',
  },
}
