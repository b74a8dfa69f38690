// Words of a borrower's own account, in Filipino.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  consents: {
    ofLoan: (v) => `Loan ${v.orderId}`,
    reminders: {
      title: 'Mga paalala sa mensahe',
      explanation: 'Maikling mensahe bago ang takdang araw ng hulog, at kapag huli na ito.',
    },
    newsByEmail: {
      title: 'Balita sa email',
      explanation: 'Mga alok at balita sa address na ibinigay ninyo.',
    },
    location: {
      title: 'Kung nasaan ang inyong telepono',
      explanation: 'Ang lugar, isang beses na itinanong. Kapag binawi ninyo, mabubura ito agad.',
    },
    deviceInfo: {
      title: 'Anong system ang gamit ng inyong telepono',
      explanation: 'System at pangunahing bersyon. Kapag binawi ninyo, mabubura agad ang mga ito.',
    },
  },
  leftOut: {
    accountNumber: {
      what: 'Ang numero ng inyong bank account, mga card, at ID, maliban sa dulo',
      why: 'Hindi dapat ito mabasa ng makakakita ng file na ito sa inyong telepono. Nakaselyo ito sa amin; nasa kopyang ito ang dulo.',
    },
    secrets: {
      what: 'Mga code, link at susi ng mga session',
      why: 'Itinatago lang namin ang mga ito bilang fingerprint na walang mababasa, nang ilang minuto o oras.',
    },
    books: {
      what: 'Ang mga librong double-entry',
      why: 'Inuulit lang nila ang mga pangyayari sa inyong loan bilang mga tala sa accounting.',
    },
    limits: {
      what: 'Mga bilang laban sa maling paggamit',
      why: 'Nagbibilang ang mga ito sa ilalim ng fingerprint at nakalilimot sa loob ng isang araw; walang pinapangalanan.',
    },
  },
}
