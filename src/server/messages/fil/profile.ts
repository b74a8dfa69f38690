// Words of a borrower's own account, in Filipino.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  consents: {
    ofLoan: (v) => `Loan ${v.orderId}`,
    reminders: {
      title: 'Mga paalala sa mensahe',
      explanation: 'Maikling mensahe bago ang takdang araw ng hulog, at kapag huli na ito.',
    },
    phoneMessages: {
      title: 'Mga mensahe sa telepono ninyo',
      explanation: 'Ipinapakita ng app na may bago: hindi kailanman halaga o pangalan.',
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
      what: 'Ang mga numero ng inyong bank account, mga card, at ID, maliban sa mga huling numero',
      why: 'Hindi dapat mabasa ang mga ito ng makakakita ng file na ito sa inyong telepono. Naka-encrypt ang mga ito sa amin.',
    },
    secrets: {
      what: 'Mga code, link at mga key na nagpapanatiling naka-log in kayo',
      why: 'Sine-save lang namin ang mga ito sa anyong hindi na mababasa muli.',
    },
    books: {
      what: 'Ang mga librong double-entry',
      why: 'Ipinapakita lang muli ng mga ito ang parehong mga bayad at singil, bilang mga tala sa accounting.',
    },
    limits: {
      what: 'Mga bilang laban sa maling paggamit',
      why: 'Walang pangalan ang mga ito, at binubura namin pagkalipas ng ilang araw.',
    },
  },
}
