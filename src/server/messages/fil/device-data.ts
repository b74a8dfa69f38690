// The questions before a phone tells something, in Filipino.

import type { deviceData as english } from '../en/device-data.ts'

const days = (count: number): string => `${count} araw`

export const deviceData: typeof english = {
  location: {
    question:
      'Puwede ba naming itanong sa inyong telepono kung nasaan kayo, isang beses, para malaman kung makapagpapahiram kami roon? Puwede kayong tumanggi: walang magbabago sa inyong loan.',
    keeps: (v) =>
      `Sine-save lang namin ang lugar, sa loob ng mga 10 km, nang ${days(v.days)}, at hindi namin kayo sinusundan.`,
  },
  deviceInfo: {
    question:
      'Puwede bang sabihin ng inyong telepono kung anong system ang gamit nito, para malaman namin kung ano ang hindi gumagana? Puwede kayong tumanggi: walang magbabago sa inyong loan.',
    keeps: (v) =>
      `Sine-save lang namin ang system at ang pangunahing bersyon nito nang ${days(v.days)}; hindi ang modelo o mga numero ng telepono.`,
  },
}
