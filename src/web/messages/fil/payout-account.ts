// Words of the payment account form, in Filipino.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: 'Bank account',
  lead: 'Sa account na ito lang namin ipadadala ang pera. Dapat nasa sarili ninyong pangalan ito.',
  accountOf: (name) => `Account ni ${name}`,
  cardType: 'Uri ng account',
  required: 'Pakipunan ito.',
  chooseOne: 'Pakipili ang isa.',
  onlyFor: (choice) => `Para lang sa: ${choice}`,
  always: 'Para sa lahat ng paraan ng pagpapadala',
  next: 'Susunod',
  keepsNumber: 'Mananatili ang numero maliban kung maglagay kayo ng bago.',
  notForPaying: {
    title: 'Hindi pambayad ang account na ito',
    text: 'Dito namin IPINAPADALA ang pera sa inyo. Kapag nag-save kayo ng account dito, dito na papasok ang inyong mga loan. Walang kukunin mula rito.',
    pay: 'Bayaran ang loan ko',
  },
  step: {
    voice: 'Kayo ba talaga ito?',
    text: (sentTo) =>
      sentTo === ''
        ? 'Nagpadala kami ng code sa inyong telepono. Hangga’t hindi ninyo ito inilalagay, sa lumang account pa rin pupunta ang pera.'
        : `Nagpadala kami ng code sa ${sentTo}. Hangga’t hindi ninyo ito inilalagay, sa lumang account pa rin pupunta ang pera.`,
    label: 'Code mula sa mensahe',
    sixDigits: 'Pakilagay ang anim na numero ng code.',
    getCode: 'Kunin ang code',
    seconds: (count) => `${count} s`,
    cancel: 'Kanselahin',
    confirm: 'Kumpirmahin',
    never: 'Hindi kayo ito? Huwag gumawa ng anuman, at huwag ibigay ang code kaninuman.',
  },
  done: {
    account: (account) => `Na-save na: ${account}`,
    voice: 'Na-save na ang inyong account.',
    text: 'Mula ngayon, doon namin ipadadala ang pera ninyo.',
    back: 'Sa mga loan ko',
    again: 'Palitang muli',
  },
}
