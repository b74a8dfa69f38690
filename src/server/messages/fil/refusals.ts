// Why a call was refused, in Filipino.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { RefusalWords } from '../en/refusals.ts'

const written = writtenDate('fil')
const wait = writtenWait('fil')

export const refusals: RefusalWords = {
  somethingIsMissing: ({ name }) =>
    name === undefined ? 'May kulang. Pakipunan ang lahat ng hinihingi.' : `${name}: pakipunan ito.`,
  valueIsNotAccepted: ({ name }) =>
    name === undefined
      ? 'May hindi tinatanggap dito. Pakitingnan ang inilagay ninyo.'
      : `${name}: hindi ito tinatanggap. Pakitingnan.`,
  sessionIsMissing: () => 'Hindi na kayo naka-log in. Mag-log in muli.',
  launchIsRefused: () => 'Hindi mabuksan ang pahinang ito. Bumalik sa app at buksan itong muli.',
  notFound: () => 'Hindi namin iyon mahanap.',

  productIsUnknown: () => 'Hindi namin iniaalok ang produktong ito.',
  principalIsOutOfRange: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'Hindi nagpapahiram ng halagang iyan ang produktong ito.'
      : `Nagpapahiram ang produktong ito ng ${min} hanggang ${max}.`,
  planIsNotOffered: () => 'Walang ganoong tagal o araw ng unang hulog ang loan na ito. Pumili muli.',
  productBreaksMarketCaps: () => 'Hindi namin iniaalok ang produktong ito sa ngayon.',
  offerHasExpired: () => 'Expired na ang alok na ito. Pakitingnan ang bago.',
  offerHasChanged: () => 'Nagbago ang alok. Pakisuri ito bago sumang-ayon.',
  agreementIsNotAccepted: () => 'Pakibasa muna ang mga dokumento at lagyan ng tsek ang kahon.',
  agreementHasChanged: () => 'Nagbago ang kasunduan. Pakibasa itong muli bago sumang-ayon.',
  anotherLoanIsOpen: () =>
    'May bukas na kayong application o loan sa produktong ito. Makikita ninyo ito sa Mga loan ko.',
  documentLinkHasExpired: () =>
    'Nabuksan na dati ang link na ito, o lampas na sa limang minuto. Pakibuksang muli ang dokumento mula sa inyong loan.',
  payoutAccountIsMissing: () => 'Idagdag muna ang bank account ninyo.',
  payoutAccountIsFrozen: () =>
    'Sinusuri o ipinapadala pa namin ang isang loan sa account na ito. Mapapalitan ninyo ito kapag tapos na.',
  accountChangeNeedsCode: ({ sendDetail }) =>
    `Para mapalitan ang inyong account, pakilagay ang code sa mensaheng ipinadala namin sa ${sendDetail}. Hangga’t wala iyon, walang magbabago.`,
  accountNumberHasWrongLength: ({ digits, typed }) =>
    `${digits} ang bilang ng numero sa bangkong ito. ${typed} ang inilagay ninyo`,
  walletNumberHasWrongLength: ({ digits, typed }) =>
    `${digits} ang bilang ng numero sa wallet na ito. ${typed} ang inilagay ninyo`,

  orderIsNotPayable: () => 'Walang mababayaran sa loan na ito sa ngayon.',
  orderIsNotWithdrawable: () => 'Hindi makukuha ang loan na ito sa ngayon.',
  nothingIsOwed: () => 'Wala nang utang sa loan na ito.',
  earlyRepaymentIsNotYetOpen: ({ from }) =>
    from === undefined
      ? 'Hindi pa mababayaran nang maaga ang loan na ito.'
      : `Mababayaran nang maaga ang loan na ito mula ${written(from)}. Hanggang doon, mababayaran ang bawat hulog sa takdang araw.`,
  coolingOffHasEnded: ({ lastDay }) =>
    lastDay === undefined
      ? 'Tapos na ang mga araw na puwedeng kanselahin ang loan.'
      : `Hanggang ${written(lastDay)} lang puwedeng kanselahin ang loan. Makapagbabayad pa rin kayo nang maaga ayon sa inyong kasunduan.`,
  orderIsAlreadyDecided: () => 'Napagpasyahan na ang application na ito.',
  payoutIsNotUnderWay: () => 'Walang perang ipinapadala para sa loan na ito.',
  approvalHasNotLapsed: () => 'May bisa pa ang aprobasyong ito.',
  rolloverIsNotOffered: () => 'Walang palugit na iniaalok sa loan na ito sa ngayon.',
  dateMoveIsNotOffered: () => 'Hindi maililipat ang takdang araw ng loan na ito sa ngayon.',
  dateWasMoved: () => 'Nagamit na ninyo ang lahat ng paglipat ng takdang araw sa loan na ito.',
  dateMoveIsTooLate: () => 'Dapat nang bayaran ang hulog na ito. Hindi na maililipat ang araw nito.',
  creditBalanceIsEmpty: () => 'Wala kayong sobrang bayad sa loan na ito.',
  loanIsWrittenOff: () => 'Na-write off na ang loan na ito.',
  hardshipIsAsked: () => 'Humingi na kayo ng tulong para sa loan na ito, o may planong naghihintay ng sagot ninyo.',
  hardshipIsAnswered: () => 'Nasagot na namin ang hiling na ito. Tingnan ang sagot.',
  planOfferIsOver: () => 'Hindi na inaalok ang planong ito. Puwede kayong humingi muli.',
  planNoLongerFits: () =>
    'Malaki na ang ipinagbago ng loan kaya hindi na angkop ang planong ito. Puwede kayong humingi muli.',
  loanHasChanged: () => 'Nagbago na ang loan mula noon. Tingnan ang mga bagong halaga.',
  amountHasChanged: () => 'Nagbago ang halaga. Pakisuri ito bago magbayad.',
  loanHasReceivedMore: () =>
    'May natanggap kaming bayad mula nang buksan ninyo ang pahinang ito. Pakitingnan muli bago magbayad pa.',
  paymentIsPending: () => 'Huwag nang ipadalang muli ang bayad.',
  paymentReferenceIsNotValid: () =>
    'Hindi ito reference number ng bayad. Hanapin ito sa resibo o e-wallet ninyo: mga letra at numero, hindi bababa sa 4.',
  paymentIsAlreadyShown: ({ amount, day }) =>
    `Nasa loan ninyo na ang bayad na ito: ${amount}, binayaran noong ${written(day ?? '')}.`,
  channelIsUnknown: () => 'Hindi magagamit ang paraang ito ng pagbabayad. Pakipili ang iba.',
  channelDoesNotTakeThisAmount: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'Hindi tinatanggap ng paraang ito ang halagang ito. Pakipili ang iba.'
      : `Tumatanggap ang paraang ito ng ${min} hanggang ${max}. Pakipili ang iba.`,
  channelIsUnavailable: () =>
    'Hindi sumasagot ang paraang ito sa ngayon. Walang siningil. Pakisubukang muli pagkalipas ng ilang minuto o pumili ng iba.',
  paymentCodeIsWrong: () => 'Mali ang verification code.',
  cardWasDeclined: () => 'Tinanggihan ng inyong bangko ang bayad. Walang siningil. Pakisubukan ang ibang card.',

  requestKeyWasUsedForSomethingElse: () => 'Naipadala na ito dati, pero iba ang laman. Pakisimulang muli.',
  tooManyRequests: ({ seconds }) =>
    seconds === undefined
      ? 'Masyadong maraming subok. Pakihintay sandali.'
      : `Masyadong maraming subok. Pakisubukang muli pagkalipas ng ${wait(seconds)}.`,

  codeIsWrong: () => 'Hindi tama ang code na iyon. Pakitingnan, o humingi ng bago.',
  codeHasExpired: () => 'Expired na ang code na iyon. Humingi ng bago.',
  codeIsUsedUp: ({ seconds }) =>
    seconds === undefined
      ? 'Masyadong maraming maling subok. Pakihingi ang bagong code.'
      : `Masyadong maraming maling subok. Pakisubukang muli pagkalipas ng ${wait(seconds)}.`,
  codeWasJustSent: () => 'Kakapadala lang ng code. Huwag munang humingi ng bago.',
  tooManyCodes: ({ seconds }) =>
    seconds === undefined
      ? 'Hindi na makapagpapadala ng code sa ngayon. Pakisubukang muli mamaya.'
      : `Hindi na makapagpapadala ng code sa ngayon. Pakisubukang muli pagkalipas ng ${wait(seconds)}.`,
  passkeyIsNotAccepted: () => 'Hindi gumana. Subukang muli, o mag-log in gamit ang code.',
  loginIsTooLongAgo: () => 'Para sa kaligtasan ninyo, mag-log in muna, saka idagdag ang teleponong ito.',
  tooManyPasskeys: ({ most }) => `${most} telepono na ang naidagdag ninyo. Mag-alis muna ng isa.`,
  longCodeIsUnderWay: ({ digits, seconds }) =>
    `Nagpadala kami ng mas mahabang code na may ${digits} numero sa teleponong ito. Iyon ang pakilagay. Maipapadala ang susunod pagkalipas ng ${wait(seconds ?? 0)}.`,
  voiceIsNotOffered: () => 'Hindi kami makatatawag sa inyo rito. Pakihingi ang code sa text message.',
  phoneIsNotValid: () => 'Pakilagay ang tamang numero ng telepono.',
  phoneIsNotYours: () => 'Hindi ito ang numero ng telepono ng inyong account.',
  phoneIsYoursAlready: () => 'Ito na ang numero ninyo.',
  phoneHasAnotherAccount: () => 'May ibang account sa amin ang numerong ito. Kung sa inyo ang dalawa, kausapin kami.',
  emailIsNotOffered: () => 'Walang email na makukumpirma rito.',
  emailLinkHasExpired: () => 'Hindi na magagamit ang link na ito. Humingi ng bago sa Account ko.',
  captchaIsWrong: () => 'Mali ang mga titik ng larawan.',
  captchaIsWrongAtRegistration: () => 'Mali ang mga titik ng larawan.',
  phoneIsAlreadyRegistered: () => 'Nakarehistro na kayo. Paki-download ang app at mag-log in.',
  moneyIsStillOwed: ({ amount }) =>
    amount === undefined
      ? 'Hindi pa: may bukas pang loan ang account na ito. Kapag bayad na ang loan, mabubura ninyo agad dito ang account.'
      : `Hindi pa: may bukas pang loan ang account na ito. May utang pa kayong ${amount}. Kapag bayad na ang loan, mabubura ninyo agad dito ang account.`,
  applicationIsStillOpen: () =>
    'Hindi pa: pinagpapasyahan o ibinibigay pa namin ang loan ng account na ito. Pakisubukang muli kapag tapos na.',
  creditIsStillYours: ({ amount }) =>
    `Hindi pa: sobra ang naibayad ninyo, at sa inyo pa ang ${amount}. Hingin muna ninyong ibalik ito.`,

  orderDoesNotAcceptCollectionComplaints: () => 'Hindi tumatanggap ng reklamo tungkol sa paniningil ang piniling loan',
  complaintIsEmpty: () => 'Pakisulat ang inyong puna at mungkahi',
  complaintIsTooLong: ({ max, typed }) => `Hanggang ${max} titik lamang. ${typed} ang naisulat ninyo.`,
  tooManyComplaints: ({ max }) => `Makapagpapadala kayo ng ${max} reklamo bawat araw. Pakisubukang muli bukas.`,
  tooManyCaseMessages: ({ max }) => `Makapagpapadala kayo ng ${max} mensahe bawat araw. Pakisubukang muli bukas.`,
  tooManyImages: ({ max }) => `Hanggang ${max} larawan lamang ang piliin.`,
  tooManyUploads: ({ max }) => `Makapagpapadala kayo ng ${max} larawan bawat araw. Pakisubukang muli bukas.`,
  fileIsNoImage: () => 'Hindi mabasa bilang larawan ang file na ito. Pumili ng JPEG, PNG o WebP.',
  fileIsTooLarge: ({ megabytes }) => `Masyadong malaki ang larawang ito. Pumili ng mas maliit sa ${megabytes} MB.`,
  alreadyRated: () => 'Na-rate na ninyo ang sagot na ito.',
  ratingIsNotAsked: () => 'Wala pang ire-rate dito.',

  linkIsNotAllowed: () => 'Hindi mabubuksan mula rito ang link na ito.',
  newsLinkHasExpired: () => 'Hindi na magagamit ang link na ito. Pakisubukang mag-subscribe muli.',
  birthDateIsImpossible: ({ name }) =>
    `${name === undefined ? '' : `${name}: `}walang ganitong petsa. Pakisuri ang araw, buwan at taon.`,
  applicantIsTooYoung: ({ from }) =>
    `Nagpapahiram lamang kami sa mga lampas 18 taong gulang. Makakapag-apply kayo mula ${written(from ?? '')}. Walang na-save.`,
  applyingIsNoUse: ({ text, remedy }) => `${text} ${remedy}`,
  applicationIsIncomplete: ({ step }) =>
    step === undefined
      ? 'Hindi pa kumpleto ang application ninyo. Pakipunan ang natitira.'
      : `Hindi pa kumpleto ang application ninyo. Kulang pa: ${step}`,
  applicationIsDecided: () => 'Napagpasyahan na ang application na ito.',
  consentIsNeeded: ({ name }) =>
    name === undefined
      ? 'Kung wala ang pahintulot na ito ay hindi kami makapagpapasya sa application.'
      : `${name}: kung wala ang pahintulot na ito ay hindi kami makapagpapasya sa application.`,
  consentHasChanged: () => 'Nagbago ang tekstong ito. Pakibasa itong muli bago sumang-ayon.',
  tooManyApplications: ({ max }) =>
    `Makapagpapadala kayo ng ${max} application sa isang araw. Pakisubukang muli bukas.`,
  contactsAreNeverCollected: () => 'Hindi namin kailanman kinukuha ang inyong mga contact.',
  consentIsMissing: () => 'Kinukuha lang namin ito kapag pumayag kayo, sa oras na kailangan ito.',
  consentHoldsWithTheLoan: () =>
    'Bahagi ito ng isang loan at may bisa hangga’t may loan. Kapag bayad na ang lahat, mabubura ninyo ang inyong account.',
}
