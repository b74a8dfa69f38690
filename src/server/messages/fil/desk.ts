// Words of the desk, in Filipino: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: 'Pakitingnan ang mga field na ito:',
    reportIsWrong: 'Walang na-import mula sa report:',
    sessionIsMissing: 'Tapos na ang session ninyo. Mag-log in muli.',
    rightIsMissing: 'Hindi ito pinapayagan sa tungkulin ninyo.',
    formIsForeign: 'Galing sa ibang lugar ang form na ito.',
    passkeyIsNotAccepted: 'Hindi tinanggap ang passkey na ito.',
    loginIsTooLongAgo: 'Matagal na mula nang mag-log in kayo. Mag-log out, mag-log in muli, at subukang muli.',
    proposalIsOwn: 'Kayo ang nagpanukala nito: iba ang dapat magpasya.',
    caseNamesYou: 'Binabanggit kayo sa reklamong ito: iba ang babasa at sasagot nito.',
    notFound: 'Walang ganito rito.',
    methodIsWrong: 'Hindi tumatanggap ng ganoong tawag ang address na ito.',
    itemIsTaken: 'May kumuha na nito.',
    itemIsNotYours: 'Hindi sa inyo ito para isauli.',
    officerIsLast: 'Ito ang huling admin: mag-imbita muna ng iba.',
    passkeyIsLast: 'Ito lang ang passkey ninyo: magdagdag muna ng isa pa.',
    tooManyPasskeys: 'Puno na ang mga passkey ninyo: magtanggal muna ng isa.',
    providerSaysRole: 'Ang identity provider ang nagsasabi kung sino ito at ang tungkulin: doon ito palitan.',
    proposalIsDecided: 'Napagpasyahan na ito.',
    proposalHasExpired: 'Lumipas na ang panukalang ito. Ipanukalang muli.',
    loanHasMoved: 'Nagbago na ang loan: tingnan ang bagong epekto, saka magpasya.',
    cannotBeDone: 'Hindi ito magagawa:',
    invitationIsOver: 'Nagamit na ang imbitasyong ito, luma na, o napalitan na ng mas bago.',
    bodyIsTooLarge: 'Masyado itong malaki para ipadala.',
    bodyIsUnreadable: 'Hindi ito mabasa.',
    keyWasUsed: 'Nagamit na sa iba ang key na ito.',
    tooManyCalls: 'Masyadong maraming tawag. Maghintay sandali.',
    failed: 'May nangyaring mali sa amin. Subukang muli.',
    outOfReach: 'Hindi namin maabot ang mga talaan ngayon. Subukang muli mamaya.',
  },
  /** Beside `bodyIsTooLarge`, on a page of its own. */
  largeBody:
    'Hanggang 20 MB lang ang maipapadala nang sabay, at 256 MB para sa ulat ng settlement. Walang na-save. Kung mas malaki ang ulat, humingi sa provider ng mas kaunting araw, saka bumalik at piliin ang file na iyon.',
}
