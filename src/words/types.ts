// Made by `npm run words` from the English catalogues: keys, and the values that each message takes. Not written by hand.

/** What can stand in a sentence as it is. A list is written with the language's own sign between. */
type Shown = string | number | readonly (string | number)[]
type Texts<Key extends string> = Readonly<Record<Key, string>>
type Said<Values, Text = string> = (values: Values) => Text

export type WebCatalogue = {
  readonly application: Texts<'notNow' | 'noUse'> & {
    readonly home: Texts<
      | 'title' | 'nothing' | 'nothingToPay' | 'alsoOpen' | 'unfinished' | 'products' | 'productsNote' | 'noProducts' | 'myOrders' | 'me'
      | 'talk' | 'welcomeText' | 'starts' | 'seeCosts' | 'compare' | 'getBack' | 'paidSoFar' | 'hardship' | 'hardshipNote' | 'seeLoan'
      | 'seeLoanNote' | 'waiting' | 'youOwe' | 'letter' | 'letterNote' | 'again' | 'documents' | 'questions'
    > & {
      readonly hello: Said<{ name: Shown }>
      readonly due: Said<{ date: string }>
      readonly cost: Said<{ net: Shown; termDays: number; cost: Shown }>
      readonly welcome: Said<{ name: Shown | null }>
      readonly start: Said<{ decisionDays: number; fundingMinDays: Shown | null; fundingMaxDays: number }, readonly { readonly title: string; readonly note: string }[]>
      readonly paidOf: Said<{ paid: Shown; of: Shown }>
      readonly toPayToday: Said<{ product: Shown }>
      readonly next: Said<{ product: Shown }>
      readonly closedOn: Said<{ date: string }>
      readonly endedBy: Texts<'settlement' | 'coolingOffExit'>
      readonly messages: Said<{ count: number | string }>
    }
    readonly again: Said<{ date: string }>
    readonly product: Texts<
      | 'title' | 'youGet' | 'youPayBack' | 'totalCost' | 'term' | 'rate' | 'plan' | 'late' | 'who' | 'needed' | 'apply' | 'goOn'
      | 'toOffer' | 'enter' | 'costs' | 'unknown' | 'all'
    > & {
      readonly inPayments: Said<{ count: number }>
      readonly days: Said<{ count: number }>
      readonly payment: Said<{ n: Shown; of: Shown }>
      readonly coolingOff: Said<{ count: number }>
    }
    readonly apply: Texts<
      | 'title' | 'next' | 'review' | 'reviewText' | 'change' | 'send' | 'sendNote' | 'kept' | 'onlyYou' | 'removePicture' | 'missing'
      | 'chooseOne' | 'pictureMissing' | 'notAnAmount' | 'notAccepted' | 'emailWrong' | 'consentText'
    > & {
      readonly of: Said<{ done: Shown; total: Shown }>
      readonly pictureOf: Said<{ side: Shown }>
      readonly onlyFor: Said<{ kinds: Shown }>
    }
    readonly decided: Texts<
      | 'approved' | 'approvedText' | 'validUntil' | 'amount' | 'seeOffer' | 'declined' | 'declinedText' | 'askPerson' | 'ended'
      | 'endedText' | 'newOne' | 'others'
    >
  }
  readonly complaint: Texts<'title' | 'mine'> & {
    readonly promise: Said<{ days: number | null }>
    readonly entry: Texts<'order' | 'all' | 'allTitle' | 'noOrder' | 'about' | 'notThisOrder' | 'more'>
    readonly form: Texts<'about' | 'text' | 'placeholder' | 'pictures' | 'submit' | 'restored' | 'waiting' | 'unknown' | 'choose'>
    readonly sent: Texts<'title' | 'text' | 'number' | 'answerBy' | 'see' | 'back'>
    readonly name: Texts<
      | 'title' | 'voice' | 'now' | 'text' | 'label' | 'hint' | 'pictures' | 'noPicture' | 'proof' | 'waiting' | 'submit' | 'sent'
      | 'sentText' | 'asked' | 'accepted' | 'refused' | 'why' | 'see' | 'back'
    >
    readonly slip: Texts<
      | 'title' | 'reference' | 'referenceHint' | 'picture' | 'waiting' | 'submit' | 'others' | 'sentTitle' | 'sentText' | 'foundTitle'
      | 'keepSlip' | 'see' | 'toLoan' | 'noLoan' | 'noLoanText' | 'talk'
    > & {
      readonly promise: Said<{ days: number | null }>
    }
    readonly list: Texts<'title' | 'tabs' | 'none' | 'noneText' | 'write'> & {
      readonly states: Texts<'open' | 'asked' | 'answered'>
    }
    readonly details: Texts<'title' | 'result' | 'pictures' | 'lateText' | 'finalBy' | 'sent' | 'number' | 'notFound' | 'toList' | 'toOrder' | 'further'> & {
      readonly wrote: Said<{ day: string }>
      readonly standing: Said<{ state: Shown; isReopened: boolean }>
      readonly willAnswer: Said<{ day: string }>
      readonly answerIsLate: Said<{ day: string }>
      readonly steps: Texts<'received' | 'read' | 'answer'>
      readonly readBy: Said<{ day: string }>
      readonly thread: Texts<'title' | 'you' | 'us' | 'above'> & {
        readonly officer: Said<{ name: Shown }>
        readonly kinds: Texts<'acknowledgement' | 'question' | 'answer' | 'escalation' | 'reply' | 'reopening'>
      }
      readonly reply: Texts<'title' | 'text' | 'submit'>
      readonly reopen: Texts<'title' | 'note' | 'text' | 'submit'>
    }
    readonly rating: Texts<'title' | 'cancel' | 'submit' | 'missing' | 'done'>
  }
  readonly demo: Texts<'title' | 'lead' | 'unreachable'> & {
    readonly people: Texts<'title' | 'nobody' | 'nobodyStory' | 'chosen'> & {
      readonly market: Said<{ market: Shown }>
    }
    readonly parameters: Texts<'title' | 'hint' | 'fresh' | 'host'> & {
      readonly hosts: Texts<'none' | 'ios' | 'android'>
    }
    readonly links: Texts<
      | 'title' | 'confirm' | 'confirmClassic' | 'loanDetail' | 'order' | 'loanAgreement' | 'loginFailed' | 'repay' | 'rollover'
      | 'settleEarly' | 'coolingOff' | 'payAmount' | 'credit' | 'papers' | 'payway' | 'walletRepayment' | 'paymentGuide' | 'payInstruction'
      | 'complaint' | 'complaintNext' | 'paidNotShown' | 'complaintList' | 'complaintDetails' | 'bindBank' | 'bindBankLoan'
      | 'bindBankConfirm' | 'deleteAccount' | 'login' | 'borrowerHome' | 'orders' | 'faq' | 'stopReminders' | 'me' | 'myDocuments'
      | 'mySettings' | 'myMessages' | 'myPrivacy' | 'myLogins' | 'myPasskeys' | 'autopay' | 'stopAutopay' | 'myCards' | 'myPhone'
      | 'myEmail' | 'myAddress' | 'myName' | 'product' | 'apply' | 'home' | 'about' | 'policy' | 'loanTerms' | 'reviews' | 'compare'
      | 'aboutUs' | 'customerService' | 'privacyPolicy' | 'register' | 'downloadTemplate' | 'agreementTemplate' | 'notFound'
    > & {
      readonly groups: Texts<'loan' | 'repayment' | 'complaint' | 'account' | 'public'>
    }
    readonly lendersSide: Texts<'title' | 'lead' | 'screens' | 'stories'>
    readonly desk: Texts<
      | 'title' | 'answered' | 'refused' | 'clock' | 'days' | 'minutes' | 'advanceDays' | 'advanceMinutes' | 'pay' | 'payCode' | 'amount'
      | 'amountHint' | 'times' | 'delayMinutes' | 'paidAt' | 'paySubmit' | 'outbox' | 'outboxEmpty' | 'phone' | 'show' | 'events'
      | 'eventsOff' | 'eventsNone' | 'eventsFail' | 'eventsStatus' | 'eventsFailSubmit' | 'answer' | 'path' | 'kind' | 'value' | 'message'
      | 'answerSubmit' | 'answerNobody' | 'reply' | 'problemId' | 'text' | 'needScore' | 'replySubmit' | 'reset' | 'resetSubmit' | 'raw'
    > & {
      readonly now: Said<{ date: Shown; time: Shown }>
      readonly kinds: Texts<'code' | 'http' | 'delayMs' | 'drop' | 'merge'>
    }
    readonly device: Texts<'title' | 'local' | 'photo' | 'photoPreview' | 'contact' | 'contactPick' | 'contactMissing' | 'locate' | 'locationRefused'> & {
      readonly photoFacts: Said<{ name: Shown; kilobytes: Shown }>
      readonly located: Said<{ latitude: Shown; longitude: Shown }>
    }
  }
  readonly documents: Texts<
    | 'title' | 'closed' | 'closedText' | 'back' | 'save' | 'saveTable' | 'version' | 'tickedByYou' | 'tickedByDefault' | 'missing'
    | 'missingText' | 'toPapers' | 'publicText' | 'terms'
  > & {
    readonly agreedAt: Said<{ moment: string }>
    readonly published: Said<{ lender: Shown; minTermDays: Shown | null; maxTermDays: Shown; decisionDays: number; fundingMinDays: Shown | null; fundingMaxDays: number; earlyText: Shown; coolingOffDays: number; lateText: Shown | null; onceNew: Shown; onceRepeat: Shown; tiers: Shown; minAgeYears: Shown; detailsChangeNoticeDays: number; assignmentNoticeBusinessDays: Shown; judgmentPaymentDays: number }, readonly { readonly heading: string; readonly text: string }[]>
    readonly publishedTier: Said<{ rate: Shown; fromDay: Shown }>
  }
  readonly files: Texts<'missing'>
  readonly frame: Texts<'thanksForRating' | 'openApp'> & {
    readonly notFound: Texts<'title' | 'sentence' | 'text' | 'back' | 'help'>
    readonly badAddress: Texts<'title' | 'sentence' | 'text' | 'back' | 'help'>
    readonly failed: Texts<'title' | 'sentence' | 'text' | 'again' | 'back' | 'help'>
    readonly problem: Texts<'offline' | 'slow' | 'busy' | 'failed' | 'badInput' | 'signedOut' | 'retry'>
    readonly loginNeeded: Texts<'title' | 'voice' | 'ended' | 'after' | 'otherWays'>
    readonly loginFailed: Texts<'title' | 'tag' | 'failed' | 'enter' | 'other' | 'help'>
  }
  readonly hardship: Texts<
    | 'title' | 'lead' | 'agreedLead' | 'next' | 'why' | 'own' | 'ownHint' | 'canPay' | 'canPayHint' | 'from' | 'noReason' | 'noAmount'
    | 'until' | 'send' | 'waiting' | 'waitingText' | 'askedAt' | 'withdraw' | 'toLoan' | 'declined' | 'withdrawn' | 'nothingOwed'
    | 'writtenOff'
  > & {
    readonly nextBy: Said<{ n: number }>
    readonly reasons: Texts<'income' | 'illness' | 'family' | 'disaster' | 'other'>
    readonly noDay: Said<{ a: string; b: string }>
    readonly waitingBy: Said<{ by: string }>
    readonly plan: Texts<
      | 'title' | 'lead' | 'cost' | 'now' | 'after' | 'takenBack' | 'costs' | 'ifBroken' | 'dates' | 'left' | 'accept' | 'decline' | 'stamp'
      | 'stampAhead' | 'begun' | 'noLongerFits' | 'lapsed' | 'wasDeclined'
    > & {
      readonly answerBy: Said<{ at: string }>
      readonly leftOn: Said<{ day: string }>
      readonly noCharges: Said<{ a: string; b: string }>
      readonly stays: Said<{ n: Shown; of: Shown }>
      readonly was: Said<{ n: Shown; of: Shown; date: string }>
      readonly begunAhead: Said<{ from: string }>
    }
  }
  readonly identity: Texts<'phone' | 'phoneInvalid' | 'getCode' | 'getNewCode' | 'code' | 'codeInvalid' | 'close'> & {
    readonly seconds: Said<{ count: Shown }>
    readonly passkey: Texts<
      | 'title' | 'button' | 'text' | 'none' | 'some' | 'phone' | 'added' | 'lastUsed' | 'never' | 'remove' | 'saved' | 'removed'
      | 'notHere' | 'stopped' | 'add' | 'again' | 'lost'
    >
    readonly login: Texts<'title' | 'welcome' | 'sentNow' | 'callMe' | 'callText' | 'never' | 'newPhone' | 'settings' | 'submit' | 'noAccount' | 'goOn'> & {
      readonly sent: Said<{ seconds: number | string }>
      readonly called: Said<{ seconds: number | string }>
      readonly missing: Said<{ count: number }>
      readonly longCode: Said<{ digits: Shown }>
      readonly already: Said<{ name: Shown }>
    }
    readonly logout: Texts<'title' | 'text' | 'submit' | 'stay' | 'done' | 'doneText' | 'again'> & {
      readonly voice: Said<{ name: Shown | null }>
    }
    readonly delete: Texts<
      | 'title' | 'voice' | 'lead' | 'sendCode' | 'sentTitle' | 'sentText' | 'toCode' | 'confirm' | 'afterCode' | 'doneTitle' | 'doneText'
      | 'doneVoice' | 'toStart' | 'what' | 'erased' | 'erasedWhat' | 'kept' | 'keptWhat' | 'keptWhy' | 'when' | 'whenWhat' | 'refused'
      | 'late' | 'youStillOwe' | 'whyNot' | 'repay' | 'toOrder' | 'notMine' | 'talk'
    > & {
      readonly own: Said<{ name: Shown }>
      readonly keptBy: {
        readonly debt: Texts<'title' | 'text' | 'to'>
        readonly application: Texts<'title' | 'text' | 'to'>
        readonly credit: Texts<'title' | 'text' | 'to'>
      }
      readonly payment: Said<{ place: Shown; day: string }>
    }
  }
  readonly idle: Texts<'stillThere' | 'soon' | 'stay' | 'over' | 'why' | 'kept' | 'keptInApp' | 'cameBack' | 'cameBackWhy' | 'logIn'>
  readonly inbox: Texts<
    | 'title' | 'fresh' | 'earlier' | 'markRead' | 'none' | 'noneText' | 'choose' | 'notDelivered' | 'shownOnPhone' | 'notShownOnPhone'
    | 'lostText' | 'tell'
  > & {
    readonly texted: Said<{ phone: Shown }>
    readonly lost: Said<{ phone: Shown }>
    readonly texts: Texts<'title' | 'voice' | 'text' | 'choose' | 'receiptsNote' | 'always' | 'save' | 'saved' | 'inText'> & {
      readonly kinds: Texts<'receipts' | 'reminders' | 'codes' | 'security' | 'loan' | 'cases'>
      readonly remindersNote: Said<{ most: Shown }>
      readonly because: Texts<'youAsk' | 'safety' | 'contract' | 'law'>
      readonly night: Said<{ from: Shown; to: Shown }>
      readonly email: Texts<'title' | 'text'>
      readonly phone: Texts<
        | 'title' | 'text' | 'textAlso' | 'kinds' | 'loanNote' | 'casesNote' | 'turnOn' | 'asking' | 'noAnswer' | 'turnOff' | 'isOn'
        | 'isOff'
      >
    }
  }
  readonly kit: Texts<
    | 'back' | 'help' | 'close' | 'cancel' | 'confirm' | 'more' | 'hide' | 'retry' | 'refresh' | 'loading' | 'wrongTitle' | 'choose'
    | 'mayStayEmpty' | 'skipToContent' | 'barcode' | 'qrCode' | 'noSuchDay'
  > & {
    readonly outOf: Said<{ used: Shown; limit: Shown }>
    readonly tooLong: Said<{ used: Shown; limit: Shown }>
    readonly unread: Said<{ count: Shown }>
    readonly status: Texts<'inReview' | 'declined' | 'approved' | 'active' | 'due' | 'overdue' | 'settled'>
    readonly picture: Texts<'inReview' | 'declined' | 'approved' | 'active' | 'due' | 'overdue' | 'settled'>
    readonly connection: Texts<'error' | 'again' | 'once'> & {
      readonly notSent: Texts<'title' | 'text'>
      readonly notSentOnline: Texts<'title' | 'text'>
      readonly asking: Texts<'title' | 'text'>
      readonly askingOffline: Texts<'title' | 'text'>
      readonly showing: Texts<'title' | 'text'>
      readonly notDone: Texts<'title' | 'text'>
      readonly lookAgain: Texts<'title' | 'text'>
      readonly notTaken: Texts<'title' | 'text'>
      readonly waits: Texts<'title' | 'text'>
      readonly waitsOffline: Texts<'title' | 'text'>
      readonly stranger: Texts<'title' | 'text'>
    }
    readonly copy: Texts<'action' | 'done' | 'failed'>
    readonly ledger: Texts<'done' | 'paid' | 'due' | 'next' | 'late'>
    readonly stamps: Said<{ paid: Shown; total: Shown; late: number | string }>
    readonly step: Said<{ n: Shown; total: Shown }>
    readonly news: Texts<'checking' | 'again'> & {
      readonly checked: Said<{ time: Shown }>
    }
    readonly rateADay: Said<{ rate: Shown }>
    readonly countdown: Texts<'ended'> & {
      readonly left: Said<{ clock: Shown }>
      readonly minutesLeft: Said<{ minutes: number }>
    }
    readonly agreed: Texts<'open' | 'changed'>
    readonly stars: {
      readonly label: Said<{ stars: Shown; of: Shown }>
      readonly meaning: Said<{ stars: number | string }>
      readonly chosen: Said<{ stars: Shown; of: Shown; meaning: Shown }>
    }
    readonly images: Texts<'add' | 'choose' | 'sent' | 'unsent' | 'onItsWay' | 'wrongKind'> & {
      readonly remove: Said<{ n: Shown }>
      readonly retry: Said<{ n: Shown }>
      readonly name: Said<{ n: Shown }>
      readonly sending: Said<{ n: Shown; percent: Shown }>
      readonly failedAt: Said<{ n: Shown; why: Shown | null }>
      readonly heldBack: Said<{ n: number }>
      readonly chooseAgain: Said<{ n: number }>
      readonly without: Said<{ n: number }>
      readonly limit: Said<{ max: Shown }>
      readonly tooLarge: Said<{ megabytes: Shown }>
    }
    readonly pull: Texts<'pull' | 'release' | 'loading' | 'finish'>
    readonly dateParts: Texts<'day' | 'month' | 'year'>
    readonly suchAs: Said<{ example: Shown }>
    readonly keypad: Texts<'label' | 'point' | 'delete' | 'confirm' | 'hide'>
  }
  readonly legal: {
    readonly privacy: Texts<'title'>
    readonly terms: Texts<
      | 'title' | 'borrower' | 'term' | 'decision' | 'cost' | 'costText' | 'repayment' | 'repaymentText' | 'early' | 'coolingOff' | 'late'
      | 'lateInOffer' | 'lateFree' | 'dailyAlone' | 'earlyInOffer' | 'notNow' | 'lateText' | 'onceNew' | 'onceRepeat' | 'dailyText'
      | 'capTitle' | 'lower' | 'exampleTitle' | 'byPriceList' | 'details' | 'assignment' | 'disputes' | 'regulator'
    > & {
      readonly lead: Said<{ lender: Shown }>
      readonly borrowerText: Said<{ over: Shown }>
      readonly termText: Said<{ min: Shown | null; max: Shown }>
      readonly decisionText: Said<{ decisionDays: number; minDays: Shown | null; maxDays: number }>
      readonly earlyText: Said<{ share: Shown; afterDays: number }>
      readonly coolingOffText: Said<{ count: number }>
      readonly tier: Said<{ toDay: Shown | null; fromDay: Shown }>
      readonly grace: Said<{ graceDays: number }>
      readonly cap: Texts<'lateOnceMinor' | 'lateDailyBps' | 'lateMonthlyBps' | 'allInDailyBps' | 'totalCostBps'>
      readonly capOf: Texts<'lateDailyBps' | 'lateMonthlyBps' | 'allInDailyBps' | 'totalCostBps'>
      readonly example: Said<{ daysLate: number }>
      readonly detailsText: Said<{ noticeDays: number }>
      readonly assignmentText: Said<{ businessDays: Shown }>
      readonly disputesText: Said<{ paymentDays: number }>
    }
    readonly offline: Texts<'title' | 'voice' | 'text' | 'counts' | 'again' | 'call' | 'home'>
  }
  readonly loanAccount: {
    readonly closing: Texts<'feeRebate' | 'today' | 'byPlan' | 'byPlanNote' | 'saving'> & {
      readonly validUntil: Said<{ day: string }>
      readonly exactly: Said<{ day: string }>
      readonly parts: Texts<'principal' | 'fee' | 'penalty' | 'sentBack' | 'usedBack' | 'sum'> & {
        readonly interest: Said<{ day: string }>
      }
      readonly settlement: Texts<'title' | 'total' | 'agree' | 'after'>
      readonly coolingOff: Texts<'title' | 'total' | 'agree' | 'after'>
    }
    readonly part: Texts<
      | 'title' | 'label' | 'dueNow' | 'show' | 'goesTo' | 'youPay' | 'leftAfter' | 'keepsDates' | 'settles' | 'settleInstead' | 'nothing'
    > & {
      readonly hint: Said<{ example: Shown }>
      readonly line: Said<{ n: Shown; part: 'penalty' | 'fee' | 'interest' | 'principal' }>
      readonly unreadable: Said<{ example: Shown }>
      readonly tooMuch: Said<{ owed: Shown }>
    }
    readonly move: Texts<
      | 'title' | 'newDay' | 'show' | 'cost' | 'rule' | 'plan' | 'left' | 'move' | 'toLoan' | 'stamp' | 'included' | 'told' | 'calendar'
      | 'cannotPay'
    > & {
      readonly now: Said<{ n: Shown; of: Shown; date: string }>
      readonly range: Said<{ from: string; to: string }>
      readonly wrongDay: Said<{ from: string; to: string }>
      readonly by: Said<{ date: string }>
      readonly interest: Said<{ days: number }>
      readonly times: Said<{ left: number }>
      readonly stays: Said<{ n: Shown; of: Shown }>
      readonly was: Said<{ n: Shown; of: Shown; date: string }>
      readonly nowDue: Said<{ n: Shown; of: Shown; date: string }>
      readonly insteadOf: Said<{ date: string }>
      readonly movedBefore: Said<{ n: Shown; from: string; to: string }>
    }
    readonly credit: Texts<
      | 'title' | 'yours' | 'yoursText' | 'noneText' | 'whatHappens' | 'ask' | 'toOrder' | 'bindAccount' | 'refund' | 'amount' | 'account'
      | 'askedAt' | 'origin' | 'afterTheEnd' | 'moreThanOwed' | 'papers'
    > & {
      readonly states: {
        readonly asked: Texts<'title' | 'text'>
        readonly sent: Texts<'title' | 'text'>
        readonly paid: Texts<'title' | 'text'>
        readonly failed: Texts<'title' | 'text'>
      }
      readonly use: Texts<'title' | 'due' | 'fromCredit' | 'dueAfter' | 'left' | 'note' | 'offered' | 'yes' | 'done' | 'receipt'> & {
        readonly late: Said<{ days: number }>
      }
    }
    readonly papers: Texts<
      | 'title' | 'letterText' | 'saveLetter' | 'readLetter' | 'receipts' | 'noReceipts' | 'allCredit' | 'partCredit' | 'statementNote'
      | 'from' | 'to' | 'showStatement' | 'wholeStatement' | 'years' | 'yearsNote' | 'letters' | 'lettersNote' | 'agreed' | 'agreedNote'
    > & {
      readonly receiptCount: Said<{ count: number }>
      readonly countedAs: Texts<'payment' | 'rollover' | 'settlement' | 'coolingOffExit'>
    }
  }
  readonly marketing: {
    readonly nav: Texts<'label' | 'home' | 'compare' | 'policy' | 'loanTerms' | 'reviews' | 'about' | 'enter'>
    readonly share: Texts<'card' | 'about' | 'policy' | 'loanTerms' | 'reviews'> & {
      readonly home: Said<{ lender: Shown }>
      readonly homeText: Said<{ lender: Shown }>
    }
    readonly hero: Texts<'scene' | 'title' | 'to' | 'promise'> & {
      readonly forDays: Said<{ from: Shown | null; to: Shown }>
    }
    readonly how: Texts<'title'> & {
      readonly steps: Said<{ decisionDays: number; fundingMinDays: Shown | null; fundingMaxDays: number }, readonly { readonly title: string; readonly note: string }[]>
    }
    readonly who: Texts<'title' | 'more' | 'reviews'>
    readonly news: Texts<'label' | 'placeholder' | 'submit' | 'done' | 'doneText' | 'linkSent'> & {
      readonly hint: Said<{ aMonth: number; byLink: boolean }>
    }
    readonly newsLink: Texts<'title' | 'home' | 'noLink'> & {
      readonly confirm: Texts<'voice' | 'text' | 'submit' | 'done'>
      readonly stop: Texts<'voice' | 'text' | 'submit' | 'done'>
    }
    readonly about: Texts<'title' | 'mission' | 'advantages' | 'team'> & {
      readonly contact: Texts<'heading' | 'phone' | 'email' | 'address' | 'registration'>
    }
    readonly contactForm: Texts<'title' | 'name' | 'telephone' | 'suggestion' | 'submit' | 'incomplete' | 'done' | 'doneText'>
    readonly policy: Texts<'title' | 'frame' | 'alone'>
    readonly reviews: Texts<'title' | 'text' | 'samples' | 'sample'> & {
      readonly picture: Said<{ stars: Shown; quote: Shown; by: Shown }>
      readonly samplePicture: Said<{ stars: Shown; quote: Shown; by: Shown }>
    }
    readonly oldLinks: Texts<'title' | 'borrowDetail' | 'addnormalcard' | 'alipayrepayment' | 'downloadTemplate' | 'agreementTemplate'>
    readonly end: Texts<'languages' | 'help' | 'deleteAccount'> & {
      readonly registered: Said<{ number: Shown }>
      readonly copyright: Said<{ year: Shown; lender: Shown }>
    }
  }
  readonly offer: {
    readonly continueAs: Said<{ name: Shown }>
    readonly confirm: Texts<
      | 'title' | 'youGet' | 'inYourAccount' | 'youPayBack' | 'amount' | 'term' | 'change' | 'rate' | 'totalCost' | 'costs' | 'submit'
      | 'bindFirst' | 'seeAgain' | 'noProduct' | 'noProductText' | 'toLoans'
    > & {
      readonly inPayments: Said<{ count: number }>
      readonly termDays: Said<{ count: number }>
      readonly interest: Said<{ termDays: number }>
      readonly late: Texts<'title' | 'rule' | 'cap' | 'lowerCounts' | 'exampleOf' | 'byPriceList'> & {
        readonly example: Said<{ daysLate: number }>
      }
      readonly plan: Texts<'title'> & {
        readonly first: Said<{ inDays: number }>
        readonly payment: Said<{ n: Shown; of: Shown }>
      }
      readonly coolingOff: Said<{ until: string }>
      readonly card: Texts<'title' | 'none' | 'noneNote'>
      readonly papers: Texts<'agree' | 'title' | 'document' | 'missing'>
    }
    readonly agreementPrompt: Texts<'title' | 'frame' | 'cancel' | 'agree'>
    readonly retention: Texts<'title' | 'cancel' | 'agree'>
    readonly classic: Texts<'product' | 'amount' | 'repaymentDate' | 'detailed' | 'plan' | 'papers'>
  }
  readonly order: {
    readonly order: Texts<
      | 'title' | 'nextPayment' | 'toPayNow' | 'youOwe' | 'youGet' | 'youPayBack' | 'costsYou' | 'details' | 'byPriceList' | 'lawCaps'
      | 'paidSoFar' | 'leftToPay' | 'closureLetter' | 'closureText' | 'closureNumber' | 'closedOn' | 'saveLetter' | 'readLetter'
      | 'checking' | 'checkingText' | 'payAmount' | 'payAmountNote' | 'settle' | 'settleNote' | 'autopay' | 'moveDate' | 'coolingOff'
      | 'credit' | 'calendar' | 'papers' | 'papersNote' | 'talk' | 'talkNote' | 'hardship' | 'wrong' | 'repayment' | 'repay'
      | 'shortOfMoney' | 'rollover' | 'borrowAgain' | 'withdrawNow' | 'cancel' | 'bindCard' | 'bindAnother' | 'several' | 'none'
      | 'noneText' | 'notFound'
    > & {
      readonly by: Said<{ date: string }>
      readonly asOf: Said<{ date: string }>
      readonly closedStamp: Said<{ date: string }>
      readonly parts: Texts<'principal' | 'interest' | 'fee'> & {
        readonly penalty: Said<{ daysLate: number }>
      }
      readonly paidOf: Said<{ paid: Shown; of: Shown }>
      readonly line: {
        readonly place: Said<{ n: Shown; of: Shown }>
        readonly paid: Said<{ on: string | null; n: Shown; of: Shown }>
        readonly due: Said<{ n: Shown; of: Shown }>
        readonly next: Said<{ n: Shown; of: Shown }>
        readonly late: Said<{ n: Shown; of: Shown; daysLate: number }>
      }
      readonly settleFrom: Said<{ date: string }>
      readonly autopayNote: Texts<'off' | 'on'>
      readonly moveDateNote: Said<{ date: string }>
      readonly coolingOffNote: Said<{ date: string }>
      readonly hardshipNotes: Texts<'none' | 'late' | 'agreed' | 'asked'> & {
        readonly askedBy: Said<{ by: string }>
        readonly offered: Said<{ by: string }>
      }
      readonly claim: Texts<'link'> & {
        readonly looking: Said<{ reference: Shown }>
        readonly found: Said<{ reference: Shown }>
        readonly until: Said<{ day: string }>
      }
      readonly rolloverMoves: Texts<'before'> & {
        readonly after: Said<{ movedDays: number }>
      }
      readonly market: Texts<'title' | 'note' | 'more'>
    }
    readonly list: Texts<'title' | 'open' | 'closed' | 'toPay' | 'unfinished' | 'offers'>
    readonly score: Texts<'title' | 'legend' | 'submit' | 'missing' | 'low' | 'lowText' | 'tell' | 'close'>
    readonly leaving: Texts<'title' | 'text' | 'stay'> & {
      readonly sentence: Said<{ host: Shown }>
      readonly go: Said<{ host: Shown }>
    }
  }
  readonly paid: Texts<
    | 'arrived' | 'went' | 'paid' | 'upToDate' | 'dueYet' | 'left' | 'whole' | 'calendar' | 'moved' | 'short' | 'closed' | 'cancelled'
    | 'letter' | 'letterText' | 'credit' | 'receipt' | 'save' | 'share' | 'read' | 'notShared'
  > & {
    readonly stamp: Said<{ date: string }>
    readonly note: Said<{ where: Shown | null; time: string; product: Shown }>
    readonly parts: Texts<'principal' | 'interest' | 'fee' | 'penalty' | 'rollover' | 'sentBack' | 'usedBack' | 'credit'>
    readonly next: Said<{ n: Shown; date: string }>
    readonly nextDue: Said<{ n: Shown }>
    readonly closedOn: Said<{ date: string }>
  }
  readonly paymentCard: Texts<
    | 'title' | 'toPayNow' | 'nextPayment' | 'repaymentDate' | 'chooseCard' | 'noCardYet' | 'noCardText' | 'payout' | 'payoutNote'
    | 'payoutSaved' | 'wallet' | 'walletNote' | 'byCode' | 'byCodeNote' | 'submit' | 'youPayNow' | 'once' | 'chooseCardFirst' | 'wrongCode'
    | 'processingFailed' | 'error' | 'none' | 'noneText' | 'toOrders' | 'toOrder'
  > & {
    readonly payingAs: Said<{ name: Shown }>
    readonly asOf: Said<{ date: string }>
    readonly step: Texts<'title' | 'sent' | 'sentText' | 'card' | 'label' | 'getCode' | 'cancel' | 'confirm'> & {
      readonly seconds: Said<{ count: Shown }>
    }
    readonly bank: Texts<'title' | 'voice' | 'text' | 'safe' | 'toBank' | 'giveUp' | 'noAnswer' | 'askAgain' | 'notPaid' | 'notStopped' | 'notStoppedText'> & {
      readonly ends: Texts<'givenUp' | 'late' | 'declined' | 'ended' | 'lapsed'>
    }
    readonly walletPage: Texts<'title' | 'voice' | 'text' | 'submit' | 'notOffered' | 'other'>
    readonly own: Texts<
      | 'title' | 'none' | 'some' | 'text' | 'name' | 'nameHint' | 'saveName' | 'remove' | 'number' | 'until' | 'add' | 'added'
      | 'addedText' | 'open' | 'openText' | 'failed' | 'failedText' | 'named' | 'removed' | 'auto' | 'stopAuto' | 'autoStopped'
      | 'autoUnderWay' | 'addTitle' | 'addVoice' | 'addText' | 'save' | 'needsScript' | 'appearHere' | 'missing'
    > & {
      readonly full: Said<{ count: Shown }>
    }
    readonly auto: Texts<
      | 'title' | 'offer' | 'notNow' | 'notNowText' | 'noCard' | 'addCard' | 'first' | 'amount' | 'chooseCard' | 'chooseFirst' | 'consent'
      | 'agreeFirst' | 'agree' | 'terms' | 'isOn' | 'isOnText' | 'card' | 'next' | 'since' | 'stop' | 'byHand' | 'byHandNote' | 'toCards'
      | 'toLoan' | 'charges' | 'stopVoice' | 'stopText' | 'noLink'
    > & {
      readonly byHandUntil: Said<{ date: string }>
      readonly done: Texts<'on' | 'stopped' | 'stoppedText' | 'underWay'>
      readonly stops: Texts<'cardRemoved' | 'cardDeclined' | 'ownerMustConfirm' | 'triesUsed'>
      readonly outcomes: Texts<'paid' | 'declined' | 'notMade' | 'unclear' | 'missed' | 'underWay'>
    }
  }
  readonly paymentGuide: Texts<'title' | 'voice' | 'intro' | 'larger' | 'tapNote' | 'back' | 'next' | 'help' | 'proof' | 'exact'> & {
    readonly mWallet: Texts<'note'> & {
      readonly steps: Said<{ wallet: Shown }, readonly { readonly title: string; readonly text: string; readonly picture: string }[]>
    }
    readonly otherWallet: Texts<'title' | 'note'> & {
      readonly steps: readonly { readonly title: string; readonly text: string; readonly picture: string }[]
    }
    readonly store: Texts<'title' | 'note'> & {
      readonly steps: readonly { readonly title: string; readonly text: string; readonly picture: string }[]
    }
  }
  readonly payment: {
    readonly payingAs: Said<{ name: Shown }>
    readonly pay: Texts<
      | 'title' | 'toPayNow' | 'nextPayment' | 'repaymentDate' | 'method' | 'hint' | 'youPayNow' | 'submit' | 'noChannel' | 'guide'
      | 'guideNote' | 'guidePicture' | 'changed' | 'byCard' | 'pending' | 'pendingText' | 'none' | 'noneText' | 'toOrders' | 'toOrder'
      | 'talk'
    > & {
      readonly asOf: Said<{ date: string }>
      readonly takes: Said<{ min: Shown | null; max: Shown }>
      readonly code: Said<{ channel: Shown }>
    }
    readonly rollover: Texts<'title' | 'payNow' | 'payLater' | 'feeNow' | 'moreThanNow' | 'newTotal' | 'left' | 'plan' | 'instead'> & {
      readonly nextDate: Said<{ date: string }>
      readonly planNote: Said<{ count: number }>
      readonly agree: Said<{ count: number }>
    }
    readonly code: Texts<
      | 'title' | 'paidTitle' | 'expiredTitle' | 'partly' | 'waiting' | 'waitingText' | 'waitingAsk' | 'asking' | 'askingText' | 'paid'
      | 'paidText' | 'partBack' | 'over' | 'expired' | 'expiredText' | 'getNew' | 'toOrder' | 'amount' | 'left' | 'code' | 'orType'
      | 'check' | 'notYet' | 'offline' | 'offlineTextNoTime' | 'steps' | 'scanAndPay' | 'allSteps' | 'allStepsNote' | 'paidNotShown'
      | 'savePicture' | 'showLarge' | 'scanToPay' | 'scanToPayText' | 'picture' | 'unknown' | 'unknownText' | 'none' | 'noneText' | 'talk'
      | 'falseLink' | 'linkAmount'
    > & {
      readonly how: Texts<'code' | 'qr' | 'barcode' | 'page'>
      readonly validUntil: Said<{ at: string }>
      readonly offlineText: Said<{ time: Shown }>
      readonly openApp: Said<{ name: Shown }>
      readonly falseLinkText: Said<{ lender: Shown }>
      readonly linkText: Said<{ lender: Shown }>
    }
    readonly steps: Texts<'title' | 'keep' | 'contract' | 'total' | 'picture' | 'pictureNote'>
    readonly instruction: Texts<'title' | 'without'>
  }
  readonly payoutAccount: Texts<'title' | 'lead' | 'cardType' | 'required' | 'chooseOne' | 'always' | 'next' | 'keepsNumber'> & {
    readonly accountOf: Said<{ name: Shown }>
    readonly onlyFor: Said<{ choice: Shown }>
    readonly notForPaying: Texts<'title' | 'text' | 'pay'>
    readonly step: Texts<'voice' | 'label' | 'sixDigits' | 'getCode' | 'cancel' | 'confirm' | 'never'> & {
      readonly text: Said<{ sentTo: Shown | null }>
      readonly seconds: Said<{ count: Shown }>
    }
    readonly done: Texts<'voice' | 'text' | 'back' | 'again'> & {
      readonly account: Said<{ account: Shown }>
    }
  }
  readonly price: Texts<
    | 'howMuch' | 'slider' | 'notAnAmount' | 'firstPay' | 'howLong' | 'show' | 'title' | 'principal' | 'youGet' | 'youPayBack' | 'totalCost'
    | 'lastPayment' | 'extra' | 'honest' | 'exact' | 'own' | 'late' | 'onePayment' | 'byPriceList' | 'sideBySide' | 'usual'
  > & {
    readonly less: Said<{ amount: Shown }>
    readonly more: Said<{ amount: Shown }>
    readonly firstPayHint: Said<{ from: string; to: string }>
    readonly days: Said<{ count: number }>
    readonly said: Said<{ gets: Shown; paysBack: Shown }>
    readonly ofTerm: Said<{ termDays: number; from: Shown | null; to: Shown }>
    readonly aside: Said<{ count: number; product: Shown; termDays: number }>
    readonly interest: Said<{ termDays: number }>
    readonly payments: Said<{ count: number; everyDays: number | null }>
    readonly lateBy: Said<{ daysLate: number }>
    readonly asked: Said<{ questions: Shown }>
    readonly lateAfter: Said<{ daysLate: number }>
    readonly loans: Said<{ count: number }>
    readonly inDays: Said<{ termDays: number }>
    readonly compare: Texts<
      | 'title' | 'text' | 'amount' | 'first' | 'second' | 'submit' | 'payments' | 'each' | 'term' | 'rate' | 'details' | 'tryIt' | 'same'
      | 'onlyOne' | 'none'
    > & {
      readonly caption: Said<{ first: Shown; second: Shown; amount: Shown }>
      readonly times: Said<{ count: number; termDays: number; everyDays: number | null }>
      readonly late: Said<{ daysLate: number }>
      readonly lends: Said<{ from: Shown | null; to: Shown }>
      readonly cheaper: Said<{ name: Shown }>
      readonly by: Said<{ amount: Shown }>
      readonly sooner: Said<{ count: number }>
      readonly later: Said<{ count: number }>
    }
    readonly repeat: Texts<'title' | 'rule' | 'you' | 'once' | 'asNew' | 'asRepeat' | 'nothing' | 'rest'>
  }
  readonly profile: {
    readonly me: Texts<
      | 'title' | 'phone' | 'email' | 'address' | 'name' | 'since' | 'loans' | 'documents' | 'documentsNote' | 'account' | 'messages'
      | 'settings' | 'privacy' | 'privacyNote' | 'logins' | 'passkeys' | 'cards' | 'faq' | 'help' | 'logout' | 'deleteAccount' | 'again'
      | 'againText'
    > & {
      readonly voice: Said<{ name: Shown | null }>
    }
    readonly contact: Texts<'none' | 'notConfirmed' | 'phoneChanged' | 'addressSaved' | 'addressSavedText' | 'emailRemoved'> & {
      readonly phoneChangedText: Said<{ phone: Shown }>
    }
    readonly phone: Texts<
      | 'title' | 'voice' | 'label' | 'send' | 'oldVoice' | 'newVoice' | 'becomes' | 'code' | 'sixDigits' | 'getCode' | 'cancel' | 'confirm'
      | 'never' | 'lost' | 'lostLock' | 'lostTalk' | 'invalid'
    > & {
      readonly text: Said<{ phone: Shown }>
      readonly sentTo: Said<{ phone: Shown }>
      readonly seconds: Said<{ count: Shown }>
    }
    readonly email: Texts<'title' | 'voice' | 'text' | 'now' | 'pendingText' | 'label' | 'send' | 'remove' | 'notOffered' | 'invalid'> & {
      readonly pending: Said<{ email: Shown }>
    }
    readonly emailLink: Texts<'voice' | 'text' | 'submit' | 'done' | 'noLink' | 'home'>
    readonly address: Texts<'title' | 'voice' | 'text' | 'none' | 'noneText' | 'toHome' | 'save'>
    readonly documents: Texts<'title' | 'voice' | 'none' | 'noneText' | 'toHome' | 'unreadable'> & {
      readonly applied: Said<{ day: string }>
    }
    readonly settings: Texts<'title' | 'language' | 'languageText' | 'ground' | 'save' | 'saved' | 'savedHere' | 'savedHereText' | 'kept'> & {
      readonly grounds: Texts<'phone' | 'light' | 'dark'>
    }
    readonly privacy: Texts<
      | 'title' | 'consents' | 'withdraw' | 'withdrawn' | 'withdrawnText' | 'reminders' | 'remindersText' | 'remindersOn' | 'remindersAreOn'
      | 'agreementsText' | 'copy' | 'copyText' | 'copyGet' | 'copyFailed' | 'policy' | 'deleteAccount' | 'never'
    > & {
      readonly since: Said<{ moment: string }>
      readonly agreements: Said<{ count: number }>
      readonly request: Texts<'title' | 'noTime' | 'what' | 'about' | 'send' | 'noKind' | 'noText'> & {
        readonly text: Said<{ days: number }>
        readonly kinds: Texts<'correct' | 'restrict' | 'explain'>
      }
    }
    readonly logins: Texts<'title' | 'text' | 'browser' | 'browserHere' | 'here' | 'endOthers' | 'endAll' | 'endedText' | 'idle'> & {
      readonly voice: Said<{ count: number }>
      readonly app: Said<{ name: Shown | null }>
      readonly since: Said<{ moment: string }>
      readonly lastUsed: Said<{ moment: string }>
      readonly ended: Said<{ count: number }>
    }
    readonly stop: Texts<'title' | 'voice' | 'text' | 'submit' | 'done' | 'doneText' | 'noLink' | 'settings'>
  }
  readonly promotion: {
    readonly register: Texts<
      | 'enter' | 'mobile' | 'mobileWrong' | 'captcha' | 'captchaPicture' | 'captchaNew' | 'captchaMissing' | 'captchaSpoken'
      | 'captchaSolved' | 'code' | 'codeMissing' | 'getCode' | 'codeSent' | 'notAgain' | 'upTo' | 'agree' | 'unseen' | 'unknownTemplate'
      | 'toStart'
    > & {
      readonly seconds: Said<{ count: Shown }>
    }
    readonly download: Texts<'title' | 'succeeded' | 'already' | 'text' | 'button' | 'goOn'> & {
      readonly voice: Said<{ lender: Shown }>
      readonly steps: readonly string[]
    }
    readonly agreement: Texts<'title' | 'back' | 'privacy' | 'leave'> & {
      readonly parts: Said<{ lender: Shown; minAgeYears: Shown }, readonly { readonly heading: string; readonly text: string }[]>
    }
  }
  readonly service: Texts<'title' | 'voice' | 'text' | 'contact' | 'telephone' | 'email' | 'whatsApp' | 'complain' | 'deleteAccount' | 'settings' | 'never'> & {
    readonly call: Said<{ phone: Shown }>
    readonly complainNote: Said<{ days: number }>
    readonly faq: Texts<'title' | 'search' | 'submit' | 'none' | 'noneText' | 'all' | 'ask'> & {
      readonly found: Said<{ count: number }>
    }
  }
  readonly site: Texts<'nav' | 'loans' | 'messages' | 'documents' | 'me'>
}

export type ServerCatalogue = Texts<'badInput' | 'failed' | 'outOfReach' | 'bodyIsTooLarge' | 'wrongMethod'> & {
  readonly noFormHere: Texts<'title' | 'text' | 'open'>
  readonly busyPage: Texts<'title' | 'text' | 'nothingSent'>
  readonly application: {
    readonly costLine: Said<{ netProceeds: Shown; totalRepayable: Shown; instalments: number; termDays: number; totalCost: Shown }>
    readonly conditions: Texts<'phone' | 'account' | 'noLatePayment'> & {
      readonly age: Said<{ years: Shown }>
      readonly affordable: Said<{ percent: Shown }>
    }
    readonly needed: Texts<'personal' | 'job' | 'ext' | 'identity' | 'consent'>
    readonly steps: {
      readonly personal: Texts<'title' | 'text'>
      readonly job: Texts<'title' | 'text'>
      readonly ext: Texts<'title' | 'text'>
      readonly identity: Texts<'title' | 'text'>
      readonly consent: Texts<'title' | 'text'>
    }
    readonly fields: {
      readonly birthDay: Texts<'title' | 'hint'>
      readonly fullName: Texts<'title' | 'placeholder'>
      readonly city: Texts<'title'>
      readonly address: Texts<'title' | 'hint'>
      readonly email: Texts<'title' | 'hint'>
      readonly workKind: Texts<'title' | 'placeholder'>
      readonly employer: Texts<'title' | 'placeholder' | 'hint'>
      readonly monthlyIncome: Texts<'title' | 'hint'>
      readonly purpose: Texts<'title' | 'placeholder' | 'hint'>
      readonly otherPayments: Texts<'title' | 'hint'>
      readonly dependants: Texts<'title' | 'placeholder' | 'hint'>
      readonly idType: Texts<'title' | 'placeholder'>
      readonly idNumber: Texts<'title' | 'placeholder'>
    }
    readonly workKinds: Texts<'employed' | 'selfEmployed' | 'dailyWages' | 'pension' | 'student' | 'none'>
    readonly purposes: Texts<'bills' | 'education' | 'family' | 'health' | 'home' | 'business' | 'other'>
    readonly documents: Texts<'nationalId' | 'passport' | 'driversLicence'>
    readonly sides: Texts<'front' | 'back'>
    readonly consents: {
      readonly dataUse: Texts<'title' | 'text'>
      readonly creditCheck: Texts<'title' | 'text'>
      readonly news: Texts<'title' | 'text'>
    }
    readonly reasons: {
      readonly tooYoung: Texts<'text' | 'remedy'>
      readonly blocked: Texts<'text' | 'remedy'>
      readonly loanIsOpen: Texts<'text' | 'remedy'>
      readonly paysLate: Texts<'text' | 'remedy'>
      readonly wasVeryLate: Texts<'text' | 'remedy'>
      readonly tooManyLoans: Texts<'text' | 'remedy'>
      readonly tooSoon: Texts<'text' | 'remedy'>
      readonly amountNotOffered: Texts<'text' | 'remedy'>
      readonly notAffordable: Texts<'text' | 'remedy'>
      readonly identityNotConfirmed: Texts<'text' | 'remedy'>
      readonly scoreTooLow: Texts<'text' | 'remedy'>
      readonly loansElsewhere: Texts<'text' | 'remedy'>
      readonly lateElsewhere: Texts<'text' | 'remedy'>
      readonly approvalHasLapsed: Texts<'text' | 'remedy'>
      readonly decidedByPerson: Texts<'text' | 'remedy'>
    }
    readonly ownFile: Said<{ bureau: Shown; url: Shown }>
    readonly review: Texts<'ask'> & {
      readonly canAsk: Texts<'title'> & {
        readonly text: Said<{ by: string }>
      }
      readonly referred: Texts<'title'> & {
        readonly text: Said<{ by: string | null }>
      }
      readonly checking: Texts<'title'> & {
        readonly text: Said<{ names: Shown; by: string }>
      }
      readonly askedAgain: Texts<'title'> & {
        readonly text: Said<{ by: string }>
      }
      readonly secondLook: Texts<'title'> & {
        readonly text: Said<{ by: string | null }>
      }
      readonly approved: Texts<'title'> & {
        readonly text: Said<{ on: string }>
      }
      readonly declined: Texts<'title'> & {
        readonly text: Said<{ on: string }>
      }
      readonly sms: {
        readonly askedAgain: Said<{ lender: Shown; by: string }>
        readonly approved: Said<{ lender: Shown }>
        readonly declined: Said<{ lender: Shown }>
        readonly declinedByRules: Said<{ lender: Shown }>
        readonly upheld: Said<{ lender: Shown }>
      }
    }
    readonly tasks: {
      readonly overdue: Texts<'title' | 'button'>
      readonly due: Texts<'title' | 'button'>
      readonly payoutFailed: Texts<'title' | 'button'>
      readonly withdraw: Texts<'title' | 'button'>
      readonly approved: Texts<'title' | 'button'>
      readonly application: Texts<'title' | 'button'>
      readonly inReview: Texts<'title' | 'button'>
      readonly payout: Texts<'title' | 'button'>
      readonly declined: Texts<'title' | 'button'>
      readonly active: Texts<'title' | 'button'>
    }
    readonly line: Texts<'yourTurn' | 'ourTurn'> & {
      readonly titles: Texts<'applied' | 'approved' | 'agreed' | 'paidOut'>
      readonly ahead: Texts<'applied' | 'approved' | 'agreed' | 'paidOut'>
      readonly on: Said<{ day: string }>
      readonly by: Said<{ day: string }>
    }
    readonly waiting: {
      readonly credit: Texts<'title'> & {
        readonly text: Said<{ product: Shown }>
      }
      readonly refund: Texts<'title'> & {
        readonly text: Said<{ product: Shown }>
      }
      readonly case: Texts<'title'> & {
        readonly text: Said<{ by: string | null; number: Shown }>
      }
    }
    readonly taskText: {
      readonly application: Said<{ done: Shown | null; total: Shown; next: Shown }>
      readonly approved: Said<{ amount: Shown; until: string }>
      readonly declined: Said<{ retryOn: string | null; reason: Shown; remedy: Shown }>
    }
    readonly menu: Texts<
      | 'home' | 'orders' | 'profile' | 'papers' | 'account' | 'complaints' | 'questions' | 'support' | 'privacy' | 'deleteAccount'
      | 'logOut'
    >
    readonly payTypes: {
      readonly code: Texts<'name' | 'text'>
      readonly card: Texts<'name' | 'text'>
      readonly wallet: Texts<'name' | 'text'>
    }
  }
  readonly calendar: {
    readonly name: Said<{ lender: Shown }>
    readonly title: Said<{ lender: Shown; amount: Shown }>
    readonly text: Said<{ n: Shown; count: Shown }>
  }
  readonly complaint: {
    readonly types: Texts<'collection' | 'repayment' | 'charges' | 'payout' | 'account' | 'app' | 'other' | 'data'>
    readonly subTypes: Texts<
      | 'calledTooOften' | 'calledAtWrongTime' | 'calledOthers' | 'threatened' | 'saidSomethingFalse' | 'paidAlready' | 'otherConduct'
      | 'correct' | 'restrict' | 'explain'
    >
    readonly tabs: Texts<'all' | 'open' | 'answered'>
    readonly status: Texts<'inReview' | 'declined' | 'approved' | 'active' | 'due' | 'overdue' | 'settled'>
    readonly details: Texts<'amount' | 'orderNumber' | 'appliedOn'>
    readonly escalation: Texts<'again' | 'officer' | 'phone' | 'regulator'>
    readonly claim: {
      readonly content: Said<{ reference: Shown }>
      readonly answer: Said<{ amount: Shown; day: string; number: Shown }>
      readonly smsMatched: Said<{ lender: Shown; amount: Shown; caseNumber: Shown }>
    }
    readonly nameChange: Texts<'proof'> & {
      readonly content: Said<{ name: Shown }>
      readonly accepted: Said<{ name: Shown }>
      readonly refused: Said<{ reason: Shown }>
      readonly smsOpened: Said<{ lender: Shown; caseNumber: Shown; support: Shown }>
      readonly smsDecided: Said<{ lender: Shown; caseNumber: Shown }>
    }
    readonly said: Texts<'takenDown' | 'acknowledgement' | 'reopening'> & {
      readonly escalation: Said<{ regulator: Shown; day: string }>
    }
    readonly templates: Texts<'askForSlip' | 'askForDetails' | 'corrected' | 'asAgreed'>
    readonly data: {
      readonly opened: Said<{ answerBy: string | null; lender: Shown; caseNumber: Shown }>
      readonly answered: Said<{ lender: Shown; caseNumber: Shown }>
      readonly news: Said<{ lender: Shown; caseNumber: Shown }>
      readonly said: Texts<'acknowledgement' | 'reopening'>
    }
    readonly sms: {
      readonly opened: Said<{ answerBy: string | null; lender: Shown; caseNumber: Shown }>
      readonly answer: Said<{ lender: Shown; caseNumber: Shown }>
      readonly acknowledgement: Said<{ lender: Shown; caseNumber: Shown }>
      readonly question: Said<{ lender: Shown; caseNumber: Shown }>
      readonly escalation: Said<{ lender: Shown; caseNumber: Shown }>
      readonly reopening: Said<{ lender: Shown; caseNumber: Shown }>
    }
  }
  readonly desk: Texts<'largeBody'> & {
    readonly refusals: Texts<
      | 'badInput' | 'reportIsWrong' | 'sessionIsMissing' | 'rightIsMissing' | 'formIsForeign' | 'passkeyIsNotAccepted'
      | 'loginIsTooLongAgo' | 'proposalIsOwn' | 'caseNamesYou' | 'officerIsYou' | 'notFound' | 'methodIsWrong' | 'itemIsTaken'
      | 'itemIsNotYours' | 'officerIsLast' | 'passkeyIsLast' | 'tooManyPasskeys' | 'providerSaysRole' | 'proposalIsDecided'
      | 'proposalHasExpired' | 'loanHasMoved' | 'cannotBeDone' | 'invitationIsOver' | 'invitationCodeIsWrong' | 'invitationWaits'
      | 'invitationIsForAnother' | 'bodyIsTooLarge' | 'bodyIsUnreadable' | 'keyWasUsed' | 'tooManyCalls' | 'failed' | 'outOfReach'
    >
    readonly whys: Texts<
      | 'anotherLoanIsOpen' | 'applicationIsDecided' | 'applicationIsOver' | 'declineIsOwn' | 'ruleIsFirm' | 'identityIsNotConfirmed'
      | 'identityHasChanged' | 'pictureDoesNotOpen' | 'papersAreAsked' | 'cannotAskAgain' | 'accountIsDecided' | 'approvalIsOwn'
      | 'caseHasMoved' | 'caseIsAcknowledged' | 'caseIsAnswered' | 'caseIsEscalated' | 'caseNamesOfficer' | 'caseIsOpen' | 'monthIsClosed'
      | 'monthIsOpen' | 'monthIsNotLast' | 'monthIsInFile' | 'closeIsStopped' | 'closeIsProposed' | 'booksHaveMoved' | 'changesNothing'
      | 'creditBalanceIsEmpty' | 'creditIsLower' | 'contactIsRefused' | 'contactRuleIsNew' | 'currencyDiffers' | 'hardshipIsOver'
      | 'loanHasChanged' | 'loanIsWrittenOff' | 'nameIsDecided' | 'nameIsUndecided' | 'noRegulator' | 'partIsNotOwed' | 'eventWaits'
      | 'eventIsTooLarge' | 'noChart' | 'noAbbreviation' | 'noAccount' | 'twoCurrencies' | 'roleCannotDo' | 'severalMarkets'
      | 'tooManyLoans' | 'noLoans' | 'loansAreCounted' | 'effectIsOfAnotherDay' | 'tooManyViews' | 'workIsOwn' | 'workIsTheirs'
      | 'proposerHasNoRight' | 'promiseHasEnded' | 'notFound' | 'notPaidOut' | 'nothingIsReturned' | 'nothingIsOwed' | 'orderWasNotPaidOut'
      | 'paymentIsInSuspense' | 'paymentIsNotInSuspense' | 'paymentIsUnknown' | 'paymentWasTakenBack' | 'refundIsUnderWay'
      | 'payoutAccountIsMissing' | 'returnWaits' | 'paidByCredit' | 'actIsOutdated' | 'grantWaits' | 'grantIsDecided' | 'grantIsOwn'
      | 'valueIsNotAccepted'
    >
  }
  readonly deviceData: {
    readonly location: Texts<'question'> & {
      readonly keeps: Said<{ days: number }>
    }
    readonly deviceInfo: Texts<'question'> & {
      readonly keeps: Said<{ days: number }>
    }
  }
  readonly documents: Texts<'card' | 'ownCredit'> & {
    readonly receipt: Texts<'title' | 'whatItPaid' | 'afterwards' | 'rolledOver' | 'settled' | 'gaveBack' | 'recovered' | 'reversedTitle' | 'restNumber'> & {
      readonly listed: Said<{ day: string }>
      readonly thanks: Said<{ lender: Shown; amount: Shown; borrower: Shown; day: string }>
      readonly reversed: Said<{ amount: Shown; day: string; reversedOn: string }>
      readonly partReversed: Said<{ amount: Shown; day: string; reversedOn: string }>
    }
    readonly statement: Texts<'title' | 'dayByDay' | 'nothing' | 'creditNote'> & {
      readonly intro: Said<{ lender: Shown; borrower: Shown; from: string; to: string }>
      readonly columns: Texts<'day' | 'what' | 'charged' | 'paid' | 'balance'>
      readonly lines: Texts<
        | 'payout' | 'returned' | 'waiver' | 'refund' | 'creditUse' | 'notCharged' | 'recalculated' | 'corrected' | 'chargeHoliday'
        | 'hardshipPlan' | 'dateMove' | 'writeOff'
      > & {
        readonly lateCharge: Said<{ days: number }>
        readonly rolloverFee: Said<{ number: Shown }>
        readonly payment: Said<{ number: Shown }>
      }
      readonly dayRange: Said<{ from: string; to: string }>
    }
    readonly relief: Texts<'what' | 'before' | 'payments'> & {
      readonly titles: Texts<'waiver' | 'chargeHoliday' | 'hardshipPlan' | 'writeOff'>
      readonly listed: Said<{ title: Shown; day: string }>
      readonly waived: Said<{ day: string; lender: Shown; borrower: Shown; amount: Shown }>
      readonly paused: Said<{ lender: Shown; from: string; to: string }>
      readonly planned: Said<{ lender: Shown; borrower: Shown; from: string; to: string }>
      readonly ended: Said<{ lender: Shown; day: string }>
      readonly payment: Said<{ n: Shown; day: string }>
      readonly figuresAhead: Said<{ day: string }>
      readonly figures: Said<{ day: string }>
    }
    readonly yearlyInterest: Texts<
      | 'title' | 'charged' | 'chargedNote' | 'paid' | 'feesNote' | 'end' | 'year' | 'interest' | 'fees' | 'penalty' | 'forgiven'
      | 'interestPaid' | 'feesPaid' | 'penaltyPaid' | 'principalPaid' | 'principalLeft' | 'costPaid'
    > & {
      readonly listed: Said<{ year: Shown }>
      readonly intro: Said<{ lender: Shown; borrower: Shown; from: string; to: string }>
      readonly soFar: Said<{ to: string }>
    }
    readonly rows: Texts<
      | 'number' | 'orderNumber' | 'product' | 'borrower' | 'amount' | 'paidAt' | 'paidBy' | 'reference' | 'leftToPay' | 'credit'
      | 'sentBack' | 'usedBack' | 'short' | 'rolloverFee' | 'from' | 'to' | 'opening' | 'charged' | 'paid' | 'closing'
    > & {
      readonly tax: Said<{ name: Shown; rate: Shown }>
    }
    readonly partOfPayment: Said<{ n: Shown; part: 'penalty' | 'fee' | 'interest' | 'principal' }>
    readonly contact: Said<{ phone: Shown; email: Shown }>
    readonly frame: Texts<'fingerprint'> & {
      readonly agreedAt: Said<{ at: string }>
      readonly page: Said<{ n: Shown; count: Shown }>
    }
  }
  readonly hardship: {
    readonly messages: {
      readonly planOffered: Said<{ lender: Shown; until: string }>
      readonly planLapsed: Said<{ lender: Shown }>
      readonly declined: Said<{ lender: Shown; reason: Shown }>
    }
    readonly inbox: Texts<'hardshipAsked' | 'hardshipDeclined' | 'planOffered' | 'planBegun' | 'planLapsed'>
    readonly waiting: {
      readonly asked: Texts<'title'> & {
        readonly text: Said<{ by: string | null; product: Shown }>
      }
      readonly offered: Texts<'title'> & {
        readonly text: Said<{ by: string; product: Shown }>
      }
    }
    readonly agreed: {
      readonly offered: Texts<'open' | 'title'> & {
        readonly until: Said<{ until: string }>
      }
      readonly plan: Texts<'running'> & {
        readonly ahead: Said<{ from: string }>
        readonly stops: Said<{ until: string }>
      }
      readonly moved: {
        readonly title: Said<{ n: Shown; from: string; to: string }>
        readonly stops: Said<{ to: string }>
      }
      readonly autopay: Texts<'title'> & {
        readonly stops: Said<{ until: string | null }>
      }
      readonly next: Said<{ amount: Shown; date: string }>
      readonly together: Said<{ date: string; amount: Shown }>
      readonly why: Said<{ payments: number; numbers: Shown; count: Shown; loan: Shown; late: Shown | null; fee: Shown | null }>
    }
    readonly promise: {
      readonly message: Said<{ lender: Shown; amount: Shown; date: string }>
      readonly noted: Said<{ amount: Shown; date: string }>
      readonly open: Texts<'text'> & {
        readonly title: Said<{ amount: Shown; date: string }>
      }
      readonly kept: Said<{ amount: Shown }>
      readonly broken: Texts<'text'> & {
        readonly title: Said<{ amount: Shown; date: string; paid: Shown }>
      }
    }
  }
  readonly identity: {
    readonly sms: {
      readonly passkey: Said<{ lender: Shown }>
      readonly login: Said<{ code: Shown; lender: Shown; minutes: Shown }>
      readonly voice: Said<{ lender: Shown; spoken: Shown }>
      readonly delete: Said<{ code: Shown; lender: Shown; minutes: Shown }>
      readonly register: Said<{ code: Shown; lender: Shown; minutes: Shown }>
      readonly phoneOld: Said<{ code: Shown; lender: Shown; minutes: Shown }>
      readonly phoneNew: Said<{ code: Shown; lender: Shown; minutes: Shown }>
      readonly phoneChanged: Said<{ lender: Shown; support: Shown }>
    }
    readonly emailMail: {
      readonly subject: Said<{ lender: Shown }>
      readonly text: Said<{ lender: Shown; link: Shown; days: Shown }>
    }
  }
  readonly inbox: Texts<
    | 'closedText' | 'caseOpened' | 'caseAnswered' | 'caseAcknowledged' | 'caseAsked' | 'caseEscalated' | 'caseReopened' | 'dataAsked'
    | 'dataAnswered' | 'dataNews' | 'phoneChanged' | 'emailChanged'
  > & {
    readonly approved: Said<{ product: Shown }>
    readonly declined: Said<{ product: Shown }>
    readonly lookedAgain: Said<{ product: Shown }>
    readonly paidOut: Said<{ amount: Shown }>
    readonly payoutFailed: Said<{ amount: Shown }>
    readonly receipt: Said<{ amount: Shown }>
    readonly reminder: Said<{ product: Shown; date: string }>
    readonly reminderLate: Said<{ days: number; product: Shown }>
    readonly closed: Said<{ product: Shown }>
    readonly refund: Said<{ amount: Shown }>
    readonly refundPaid: Said<{ amount: Shown }>
    readonly takenBack: Said<{ amount: Shown }>
    readonly partTakenBack: Said<{ amount: Shown }>
    readonly partBack: Said<{ amount: Shown }>
    readonly refundFailed: Said<{ amount: Shown }>
    readonly creditUsed: Said<{ amount: Shown; product: Shown }>
    readonly creditOffered: Said<{ amount: Shown; product: Shown }>
    readonly autopayNotice: Said<{ amount: Shown; date: string }>
    readonly autopayFailed: Said<{ amount: Shown }>
    readonly autopayUnclear: Said<{ amount: Shown }>
    readonly autopayMissed: Said<{ amount: Shown }>
    readonly caseNumber: Said<{ number: Shown }>
    readonly asideBack: Said<{ amount: Shown }>
  }
  readonly loan: Texts<'agreedName' | 'noFees' | 'inYourOffer' | 'classicButton' | 'yourAccount' | 'blank'> & {
    readonly days: Said<{ count: number }>
    readonly statusNames: Texts<'inReview' | 'declined' | 'approved' | 'active' | 'due' | 'overdue' | 'settled'>
    readonly notice: {
      readonly inReview: Said<{ answerBy: string | null }>
      readonly referred: Said<{ answerBy: string | null }>
      readonly agreed: Said<{ answerBy: string | null }>
      readonly declined: Said<{ retryOn: string | null; reason: Shown }>
      readonly readyToWithdraw: Said<{ netProceeds: Shown; until: string }>
      readonly payoutUnderWay: Said<{ netProceeds: Shown; account: Shown; by: string | null }>
      readonly payoutChecked: Said<{ netProceeds: Shown; account: Shown }>
      readonly payoutFailed: Said<{ netProceeds: Shown; reason: Shown; until: string }>
      readonly active: Said<{ amount: Shown; days: number }>
      readonly dueToday: Said<{ n: Shown; amount: Shown }>
      readonly dueInGrace: Said<{ n: Shown; dueDate: string; until: string }>
      readonly overdue: Said<{ n: Shown; days: number; added: Shown }>
      readonly overdueSeveral: Said<{ count: Shown; n: Shown; days: number; added: Shown }>
      readonly added: Texts<'limit' | 'stopped'> & {
        readonly perDay: Said<{ nextDay: Shown }>
        readonly paused: Said<{ until: string }>
      }
      readonly settled: Said<{ by: 'payment' | 'settlement' | 'coolingOffExit'; on: string; name: Shown | null }>
    }
    readonly declineReasons: Texts<
      | 'tooYoung' | 'blocked' | 'paysLate' | 'wasVeryLate' | 'tooManyLoans' | 'amountNotOffered' | 'notAffordable' | 'identityNotConfirmed'
      | 'scoreTooLow' | 'loansElsewhere' | 'lateElsewhere' | 'approvalHasLapsed' | 'decidedByPerson'
    >
    readonly payoutFailures: Texts<'accountUnknown' | 'accountClosed' | 'nameDiffers' | 'nameNotTold' | 'limitReached' | 'other'>
    readonly fees: Texts<'service' | 'processing' | 'document' | 'insurance' | 'other'>
    readonly feeDeducted: Said<{ fee: Shown }>
    readonly feeAdded: Said<{ fee: Shown }>
    readonly taxes: {
      readonly fee: Said<{ name: Shown; rate: Shown }>
      readonly interest: Said<{ name: Shown; rate: Shown }>
      readonly late: Said<{ name: Shown; rate: Shown }>
      readonly rollover: Said<{ name: Shown; rate: Shown }>
    }
    readonly termRange: Said<{ from: Shown | null; to: Shown }>
    readonly dayCount: Said<{ count: number }>
    readonly fundingTime: Said<{ from: Shown | null; to: number }>
    readonly rows: Texts<
      | 'loanAmount' | 'loanTerm' | 'youGet' | 'youReceived' | 'youPayBack' | 'youPaidBack' | 'interestPaid' | 'costs' | 'apr'
      | 'monthlyRate' | 'applied' | 'costSoFar' | 'paidOut' | 'account' | 'orderNumber' | 'lateCharges' | 'rolloverFees' | 'feesGivenBack'
      | 'credit' | 'noChargesFrom' | 'noChargesUntil' | 'noChargesSince' | 'decided' | 'approvalEnds' | 'closed' | 'firstPayment'
    > & {
      readonly interest: Said<{ days: number }>
    }
    readonly term: Said<{ instalments: number; termDays: number; isEven: boolean; daysEach: Shown }>
    readonly rate: {
      readonly day: Said<{ rate: Shown }>
      readonly month: Said<{ rate: Shown }>
      readonly year: Said<{ rate: Shown }>
      readonly yearOnOwed: Said<{ rate: Shown }>
      readonly from: Said<{ rate: Shown }>
    }
    readonly aprName: Texts<'year' | 'month'>
    readonly aprBasis: Texts<'eu' | 'usActuarial' | 'indiaIrr12' | 'phMonthlyEir' | 'mxCat'>
    readonly late: Texts<'nothing' | 'noCap'> & {
      readonly once: Said<{ amount: Shown }>
      readonly firstTier: Said<{ fromDay: number; rate: Shown }>
      readonly laterTier: Said<{ rate: Shown; fromDay: Shown }>
      readonly grace: Said<{ days: number }>
      readonly rule: Said<{ once: Shown | null; tiers: Shown | null }>
      readonly capOnce: Said<{ amount: Shown }>
      readonly capDaily: Said<{ rate: Shown }>
      readonly capMonthly: Said<{ rate: Shown }>
      readonly capAllIn: Said<{ rate: Shown }>
      readonly capTotal: Said<{ amount: Shown }>
      readonly capRule: Said<{ caps: Shown | null }>
      readonly graceRule: Said<{ days: number }>
      readonly example: Said<{ unpaid: Shown; days: number }>
      readonly exampleCapped: Said<{ charged: Shown; nominal: Shown }>
    }
    readonly ways: Texts<'noRollover'> & {
      readonly coolingOff: Said<{ days: number; until: string }>
      readonly rollover: Said<{ percent: Shown; days: number; limit: number }>
      readonly dateMove: Said<{ days: number; times: number }>
    }
    readonly retention: Texts<'title'> & {
      readonly text: Said<{ until: string }>
    }
    readonly promo: Texts<'buttonText'>
    readonly products: Texts<'seeCost' | 'rangeLabel'> & {
      readonly range: Said<{ from: Shown | null; to: Shown }>
      readonly description: Said<{ instalments: number; termDays: Shown }>
    }
    readonly accountPrompt: Texts<'title'> & {
      readonly text: Said<{ reason: Shown }>
    }
    readonly withdrawPrompt: Texts<'title'> & {
      readonly text: Said<{ netProceeds: Shown; account: Shown; totalRepayable: Shown }>
    }
    readonly repaymentNotice: {
      readonly partlyPaid: Said<{ n: Shown; paid: Shown }>
      readonly credit: Said<{ amount: Shown }>
    }
    readonly documents: Texts<'keyFacts' | 'loanAgreement' | 'privacy' | 'closureLetter'>
    readonly loginFailure: Texts<'notice' | 'expired' | 'used' | 'foreign' | 'missing' | 'ended' | 'unsent' | 'otherLogin' | 'unavailable' | 'other'>
    readonly messages: {
      readonly referred: Said<{ lender: Shown; by: string }>
      readonly approved: Said<{ lender: Shown; netProceeds: Shown; by: string }>
      readonly readyToWithdraw: Said<{ lender: Shown; netProceeds: Shown; until: string }>
      readonly declined: Said<{ retryOn: string | null; lender: Shown }>
      readonly paidOut: Said<{ lender: Shown; netProceeds: Shown; firstAmount: Shown; firstDueDate: string }>
      readonly payoutFailed: Said<{ lender: Shown; reason: Shown }>
      readonly dueSoon: Said<{ lender: Shown; amount: Shown; dueDate: string }>
      readonly dueToday: Said<{ lender: Shown; amount: Shown }>
      readonly overdue: Said<{ lender: Shown; days: number; amount: Shown }>
      readonly stopReminders: Said<{ url: Shown }>
      readonly settled: Said<{ lender: Shown; number: Shown }>
      readonly cancelled: Said<{ lender: Shown; number: Shown }>
      readonly waived: Said<{ lender: Shown; amount: Shown; left: Shown }>
      readonly chargesPaused: Said<{ from: string | null; lender: Shown; until: string }>
      readonly planAgreed: Said<{ lender: Shown; from: string; until: string; amount: Shown; dueDate: string }>
      readonly planBegun: Said<{ lender: Shown; until: string; amount: Shown; dueDate: string }>
      readonly dateMoved: Said<{ lender: Shown; n: Shown; to: string; from: string; amount: Shown; cost: Shown }>
      readonly writtenOff: Said<{ lender: Shown; left: Shown }>
      readonly corrected: Said<{ lender: Shown; left: Shown }>
    }
  }
  readonly payoutAccount: {
    readonly cardType: Texts<'title' | 'bank' | 'wallet'>
    readonly channelNumber: Texts<'title' | 'placeholder' | 'instant' | 'counter'>
    readonly bankCode: Texts<'title' | 'placeholder'>
    readonly accountNumber: Texts<'title' | 'placeholder'>
    readonly accountName: Texts<'title' | 'placeholder'>
    readonly branch: Texts<'title' | 'placeholder'>
    readonly city: Texts<'title' | 'placeholder'>
    readonly walletCode: Texts<'title' | 'placeholder'>
    readonly walletNumber: Texts<'title' | 'placeholder'>
    readonly birthDay: Texts<'title' | 'placeholder'>
    readonly digitRange: Said<{ least: Shown; most: Shown }>
    readonly sms: {
      readonly changeCode: Said<{ code: Shown; lender: Shown; bank: Shown; account: Shown; minutes: Shown }>
      readonly changed: Said<{ lender: Shown; bank: Shown; account: Shown; support: Shown }>
    }
  }
  readonly profile: {
    readonly consents: {
      readonly ofLoan: Said<{ orderId: Shown }>
      readonly reminders: Texts<'title' | 'explanation'>
      readonly phoneMessages: Texts<'title' | 'explanation'>
      readonly newsByEmail: Texts<'title' | 'explanation'>
      readonly location: Texts<'title' | 'explanation'>
      readonly deviceInfo: Texts<'title' | 'explanation'>
    }
    readonly leftOut: {
      readonly accountNumber: Texts<'what' | 'why'>
      readonly secrets: Texts<'what' | 'why'>
      readonly books: Texts<'what' | 'why'>
      readonly limits: Texts<'what' | 'why'>
    }
  }
  readonly promotion: {
    readonly templates: {
      readonly plain: Texts<'title' | 'text' | 'buttonText' | 'agreementTitle'>
      readonly returning: Texts<'title' | 'text' | 'buttonText' | 'agreementTitle'>
    }
    readonly rate: Said<{ rate: Shown }>
    readonly sms: {
      readonly alreadyRegistered: Said<{ lender: Shown }>
    }
  }
  readonly push: Texts<'loan' | 'cases' | 'receipts' | 'reminders'>
  readonly refusals: Texts<
    | 'sessionIsMissing' | 'launchIsRefused' | 'notFound' | 'productIsUnknown' | 'planIsNotOffered' | 'productBreaksMarketCaps'
    | 'offerHasExpired' | 'offerHasChanged' | 'agreementIsNotAccepted' | 'agreementHasChanged' | 'anotherLoanIsOpen'
    | 'documentLinkHasExpired' | 'payoutAccountIsMissing' | 'payoutAccountIsFrozen' | 'orderIsNotPayable' | 'orderIsNotWithdrawable'
    | 'nothingIsOwed' | 'orderIsAlreadyDecided' | 'payoutIsNotUnderWay' | 'approvalHasNotLapsed' | 'rolloverIsNotOffered'
    | 'dateMoveIsNotOffered' | 'dateWasMoved' | 'dateMoveIsTooLate' | 'creditBalanceIsEmpty' | 'loanIsWrittenOff' | 'hardshipIsAsked'
    | 'hardshipIsAnswered' | 'planOfferIsOver' | 'planNoLongerFits' | 'loanHasChanged' | 'amountHasChanged' | 'loanHasReceivedMore'
    | 'paymentIsPending' | 'paymentReferenceIsNotValid' | 'channelIsUnknown' | 'channelIsUnavailable' | 'paymentCodeIsWrong'
    | 'cardWasDeclined' | 'requestKeyWasUsedForSomethingElse' | 'codeIsWrong' | 'codeHasExpired' | 'codeWasJustSent'
    | 'passkeyIsNotAccepted' | 'loginIsTooLongAgo' | 'voiceIsNotOffered' | 'phoneIsNotValid' | 'phoneIsNotYours' | 'phoneIsYoursAlready'
    | 'phoneHasAnotherAccount' | 'emailIsNotOffered' | 'emailLinkHasExpired' | 'captchaIsWrong' | 'captchaIsWrongAtRegistration'
    | 'phoneIsAlreadyRegistered' | 'applicationIsStillOpen' | 'orderDoesNotAcceptCollectionComplaints' | 'complaintIsEmpty'
    | 'fileIsNoImage' | 'alreadyRated' | 'ratingIsNotAsked' | 'linkIsNotAllowed' | 'newsLinkHasExpired' | 'applicationIsDecided'
    | 'consentHasChanged' | 'contactsAreNeverCollected' | 'consentIsMissing' | 'consentHoldsWithTheLoan'
  > & {
    readonly somethingIsMissing: Said<{ name: Shown | null }>
    readonly valueIsNotAccepted: Said<{ name: Shown | null }>
    readonly principalIsOutOfRange: Said<{ min: Shown | null; max: Shown | null }>
    readonly accountChangeNeedsCode: Said<{ sendDetail: Shown }>
    readonly accountNumberHasWrongLength: Said<{ digits: Shown; typed: Shown }>
    readonly walletNumberHasWrongLength: Said<{ digits: Shown; typed: Shown }>
    readonly earlyRepaymentIsNotYetOpen: Said<{ from: string | null }>
    readonly coolingOffHasEnded: Said<{ lastDay: string | null }>
    readonly paymentIsAlreadyShown: Said<{ amount: Shown; day: string }>
    readonly channelDoesNotTakeThisAmount: Said<{ min: Shown | null; max: Shown | null }>
    readonly tooManyRequests: Said<{ seconds: number | string | null }>
    readonly codeIsUsedUp: Said<{ seconds: number | string | null }>
    readonly tooManyCodes: Said<{ seconds: number | string | null }>
    readonly tooManyPasskeys: Said<{ most: Shown }>
    readonly longCodeIsUnderWay: Said<{ digits: Shown; seconds: number | string }>
    readonly moneyIsStillOwed: Said<{ amount: Shown | null }>
    readonly creditIsStillYours: Said<{ amount: Shown }>
    readonly complaintIsTooLong: Said<{ max: Shown; typed: Shown }>
    readonly tooManyComplaints: Said<{ max: Shown }>
    readonly tooManyCaseMessages: Said<{ max: Shown }>
    readonly tooManyImages: Said<{ max: Shown }>
    readonly tooManyUploads: Said<{ max: Shown }>
    readonly fileIsTooLarge: Said<{ megabytes: Shown }>
    readonly birthDateIsImpossible: Said<{ name: Shown | null }>
    readonly applicantIsTooYoung: Said<{ from: string }>
    readonly applyingIsNoUse: Said<{ text: Shown; remedy: Shown }>
    readonly applicationIsIncomplete: Said<{ step: Shown | null }>
    readonly consentIsNeeded: Said<{ name: Shown | null }>
    readonly tooManyApplications: Said<{ max: Shown }>
  }
  readonly repayment: Texts<'repaymentNotice'> & {
    readonly rows: Texts<
      | 'payment' | 'loanAndInterest' | 'fees' | 'lateCharge' | 'lateChargeByPriceList' | 'daysLate' | 'sentBack' | 'usedBack' | 'leftAfter'
      | 'orderNumber' | 'rolloverFee' | 'newDueDate' | 'toPayInstead' | 'totalAfter' | 'rolloversLeft'
    >
    readonly paymentsOf: Said<{ numbers: Shown; count: Shown }>
    readonly daysLate: Said<{ days: number }>
    readonly backOwed: Texts<'text'> & {
      readonly sent: Said<{ amount: Shown }>
      readonly used: Said<{ amount: Shown }>
    }
    readonly notice: Texts<'pending' | 'capReached' | 'chargesStopped'> & {
      readonly putAside: Said<{ amount: Shown }>
      readonly grows: Said<{ amount: Shown }>
      readonly chargesPaused: Said<{ until: string }>
      readonly asideBack: Said<{ amount: Shown }>
      readonly takenBack: Said<{ amount: Shown }>
      readonly partBack: Said<{ amount: Shown }>
    }
    readonly rolloverNotice: Said<{ days: number }>
    readonly code: Texts<'partBackCounts' | 'takenBackLeft' | 'tooMuchNotice' | 'asideBackText'> & {
      readonly payNotice: Said<{ amount: Shown; until: string }>
      readonly payWholeNotice: Said<{ amount: Shown; until: string }>
      readonly payOnceNotice: Said<{ amount: Shown; until: string }>
      readonly payExactNotice: Said<{ amount: Shown; until: string }>
      readonly partBackNotice: Said<{ amount: Shown }>
      readonly takenBackNotice: Said<{ amount: Shown }>
      readonly shortNotice: Said<{ received: Shown; left: Shown }>
      readonly usedUpNotice: Said<{ received: Shown; left: Shown }>
      readonly partlyPaidNotice: Said<{ received: Shown; left: Shown; until: string }>
    }
    readonly rollover: {
      readonly title: Said<{ days: number }>
      readonly plan: {
        readonly title: Said<{ n: Shown; count: Shown }>
        readonly remark: Said<{ before: string }>
      }
    }
    readonly autopay: {
      readonly terms: Said<{ hour: Shown; days: number; again: Shown; last: number }, readonly string[]>
      readonly notice: Said<{ lender: Shown; dueDate: string; hour: Shown; amount: Shown; card: Shown; url: Shown }>
      readonly declinedAgain: Said<{ lender: Shown; amount: Shown; card: Shown; tryOn: string; hour: Shown; url: Shown }>
      readonly declinedOff: Said<{ lender: Shown; amount: Shown; card: Shown }>
      readonly confirmByHand: Said<{ lender: Shown; amount: Shown; card: Shown }>
      readonly unclear: Said<{ lender: Shown; amount: Shown; card: Shown }>
      readonly missed: Said<{ lender: Shown; amount: Shown; card: Shown }>
    }
    readonly messages: {
      readonly cardCode: Said<{ code: Shown; amount: Shown; lender: Shown; card: Shown; minutes: Shown }>
      readonly received: Said<{ lender: Shown; amount: Shown; left: Shown }>
      readonly receivedOther: Said<{ lender: Shown; amount: Shown; asked: Shown; left: Shown }>
      readonly receivedTooMuch: Said<{ lender: Shown; amount: Shown; credit: Shown }>
      readonly notRolledOver: Said<{ lender: Shown; amount: Shown; left: Shown }>
      readonly rolledOver: Said<{ lender: Shown; amount: Shown; dueDate: string; owed: Shown }>
      readonly putAside: Said<{ lender: Shown; amount: Shown }>
      readonly refundAsked: Said<{ lender: Shown; amount: Shown; account: Shown }>
      readonly refundPaid: Said<{ lender: Shown; amount: Shown }>
      readonly refundFailed: Said<{ lender: Shown; amount: Shown }>
      readonly creditUsed: Said<{ lender: Shown; amount: Shown; product: Shown; left: Shown; rest: Shown }>
      readonly creditOffered: Said<{ lender: Shown; amount: Shown; product: Shown; until: string }>
      readonly partReturned: Said<{ lender: Shown; amount: Shown }>
      readonly partOfItReturned: Said<{ amount: Shown }>
      readonly partKept: Said<{ lender: Shown; amount: Shown }>
      readonly returned: Said<{ lender: Shown; amount: Shown; left: Shown }>
      readonly cameBack: Said<{ lender: Shown; amount: Shown; left: Shown }>
      readonly asideReturned: Said<{ lender: Shown; amount: Shown; left: Shown }>
    }
  }
  readonly service: Texts<'earlyInOffer'> & {
    readonly fields: Texts<'email' | 'name' | 'phone' | 'text'>
    readonly weekdays: Said<{ days: number }>
    readonly days: Said<{ count: number }>
    readonly funding: Said<{ from: Shown | null; to: number }>
    readonly early: Said<{ share: Shown | null; afterDays: number }>
    readonly newsMail: {
      readonly subject: Said<{ lender: Shown }>
      readonly text: Said<{ lender: Shown; days: Shown; confirm: Shown; stop: Shown }>
    }
  }
}

export type DeskCatalogue = {
  readonly clock: {
    readonly days: Said<{ days: Shown }>
    readonly daysHours: Said<{ days: Shown; hours: Shown }>
    readonly hours: Said<{ hours: Shown }>
    readonly hoursMinutes: Said<{ hours: Shown; minutes: Shown }>
    readonly minutes: Said<{ minutes: Shown }>
    readonly over: Said<{ time: Shown }>
    readonly left: Said<{ time: Shown }>
  }
  readonly pages: Texts<'label' | 'first' | 'more'>
  readonly parts: Texts<'penalty' | 'fee' | 'interest' | 'principal'>
  readonly passkey: Texts<'stopped' | 'failed' | 'none' | 'noScript'>
  readonly markets: Texts<'standard' | 'philippines' | 'india' | 'indonesia' | 'reference'>
  readonly roles: Texts<'support' | 'collections' | 'payments' | 'credit' | 'manager' | 'auditor' | 'admin'>
  readonly frame: Texts<'skip' | 'find' | 'findHint' | 'keys' | 'logOut' | 'toWork' | 'menu' | 'recorded'> & {
    readonly title: Said<{ page: Shown }>
    readonly desk: Said<{ lender: Shown }>
  }
  readonly problem: Texts<
    | 'title' | 'notFound' | 'noAddress' | 'gone' | 'back' | 'amount' | 'marked' | 'markedDay' | 'markedAmount' | 'missing' | 'noForm'
    | 'unreadable'
  > & {
    readonly tooLong: Said<{ used: Shown; max: Shown }>
    readonly rightIsMissing: Said<{ role: Shown }>
  }
  readonly tabs: Texts<
    | 'work' | 'find' | 'collections' | 'cases' | 'applications' | 'payments' | 'proposals' | 'officers' | 'portfolio' | 'books' | 'exports'
    | 'audit'
  >
  readonly days: Texts<'hint' | 'askedHint' | 'unread'> & {
    readonly short: readonly string[]
  }
  readonly me: Texts<
    | 'title' | 'passkeys' | 'none' | 'label' | 'created' | 'used' | 'never' | 'unnamed' | 'remove' | 'addTitle' | 'addNote' | 'name'
    | 'add' | 'byProvider'
  > & {
    readonly lead: Said<{ role: Shown }>
    readonly removeOf: Said<{ label: Shown }>
  }
  readonly applications: Texts<
    | 'title' | 'headDecided' | 'lead' | 'filter' | 'waiting' | 'decided' | 'caption' | 'none' | 'offered' | 'theLoan' | 'theBorrower'
    | 'overText'
  > & {
    readonly head: Said<{ waiting: number; over: number; hasMore: boolean }>
    readonly columns: Texts<'clock' | 'kind' | 'who' | 'amount' | 'against' | 'outcome'>
    readonly kinds: Texts<'referred' | 'secondLook'>
    readonly asks: Said<{ product: Shown }>
    readonly number: Said<{ id: Shown }>
    readonly askedAt: Said<{ at: string }>
    readonly by: Said<{ at: string }>
    readonly against: Texts<
      | 'oldEnough' | 'notBlocked' | 'amountOffered' | 'noLatePayment' | 'neverVeryLate' | 'fewLoans' | 'affordable' | 'identityConfirmed'
      | 'scoreEnough' | 'fewLoansElsewhere' | 'notLateElsewhere'
    >
    readonly heads: Texts<'referred' | 'secondLook' | 'over'> & {
      readonly decided: Said<{ approved: boolean }>
    }
    readonly facts: Texts<'title' | 'caption' | 'gone' | 'as' | 'limits' | 'firm' | 'unknown' | 'none' | 'noIncome' | 'noFile' | 'cannotTell' | 'noScore'> & {
      readonly columns: Texts<'rule' | 'saw' | 'limit' | 'said'>
      readonly rules: Texts<
        | 'oldEnough' | 'notBlocked' | 'amountOffered' | 'noLatePayment' | 'neverVeryLate' | 'fewLoans' | 'affordable' | 'identityConfirmed'
        | 'scoreEnough' | 'fewLoansElsewhere' | 'notLateElsewhere'
      >
      readonly outcomes: Texts<'passed' | 'failed' | 'near' | 'unclear' | 'person'>
      readonly days: Said<{ n: number }>
      readonly years: Said<{ n: Shown }>
      readonly atLeast: Said<{ text: Shown }>
      readonly atMost: Said<{ text: Shown }>
      readonly range: Said<{ from: Shown; to: Shown }>
      readonly identity: Texts<'match' | 'partly' | 'noMatch' | 'cannotTell'>
      readonly checkReasons: Texts<
        | 'nameDiffers' | 'nameIsSimilar' | 'birthDateDiffers' | 'documentUnknown' | 'documentNotValid' | 'documentCannotBeAsked'
        | 'answerWasLost' | 'providerAway' | 'leftToPerson'
      >
      readonly decideNoFile: Texts<'pass' | 'refer' | 'decline'>
      readonly decideNoMatch: Texts<'refer' | 'decline'>
      readonly toPerson: Said<{ percent: Shown }>
      readonly percent: Said<{ percent: Shown }>
    }
    readonly asked: Texts<'title' | 'caption'> & {
      readonly columns: Texts<'who' | 'agreed' | 'answered'>
      readonly kinds: Texts<'identity' | 'bureau'>
      readonly since: Said<{ at: string }>
    }
    readonly pictures: Texts<'title' | 'show' | 'note'> & {
      readonly sides: Texts<'front' | 'back'>
    }
    readonly told: Texts<'title' | 'none' | 'masked' | 'income' | 'otherPayments' | 'heaviest' | 'work' | 'employer' | 'purpose' | 'dependants' | 'term'> & {
      readonly termOf: Said<{ days: Shown; payments: number }>
      readonly works: Texts<'employed' | 'selfEmployed' | 'dailyWages' | 'pension' | 'student' | 'none'>
      readonly purposes: Texts<'bills' | 'education' | 'family' | 'health' | 'home' | 'business' | 'other'>
    }
    readonly alike: Texts<'title' | 'none' | 'caption'> & {
      readonly sum: Said<{ approved: Shown; decided: Shown }>
      readonly columns: Texts<'which' | 'amount'>
    }
    readonly looks: Texts<'title' | 'caption' | 'nobody' | 'approved' | 'declined'> & {
      readonly columns: Texts<'kind' | 'by' | 'outcome' | 'reason'>
    }
    readonly decide: Texts<
      | 'title' | 'note' | 'approveNote' | 'approve' | 'approveReason' | 'declineTitle' | 'decline' | 'reasonCode' | 'reason' | 'once'
      | 'notYours' | 'firm'
    > & {
      readonly language: Said<{ language: Shown }>
      readonly reasons: Texts<'decidedByPerson' | 'notAffordable' | 'paysLate' | 'wasVeryLate' | 'tooManyLoans' | 'identityNotConfirmed'>
    }
  }
  readonly audit: Texts<'title' | 'head' | 'lead' | 'subject' | 'submit' | 'all' | 'none' | 'caption' | 'yes' | 'no' | 'itself'> & {
    readonly about: Said<{ subject: Shown }>
    readonly columns: Texts<'at' | 'who' | 'act' | 'subject' | 'reason' | 'from' | 'more'>
    readonly acts: Texts<
      | 'readBorrower' | 'listContacts' | 'readLoan' | 'readLoanPaper' | 'readAsSeen' | 'readCase' | 'readSuspense' | 'readVisitorMessage'
      | 'find' | 'unmask' | 'addNote' | 'recordContact' | 'listCollections' | 'takeNextLate' | 'saveView' | 'forgetView' | 'proposeBulk'
      | 'countBulkAgain' | 'approveBulk' | 'rejectBulk' | 'stopBulk' | 'bulkDone' | 'bulkLeftOut' | 'bulkStopped' | 'exportEvidence'
      | 'bulkEnded' | 'takeWork' | 'handOverWork' | 'handOverAll' | 'handBackWork' | 'closeWork' | 'whatIf' | 'propose' | 'approveProposal'
      | 'rejectProposal' | 'withdrawProposal' | 'actAlone' | 'answerCase' | 'readApplication' | 'readIdentityPicture' | 'unmaskIdentity'
      | 'confirmField' | 'doubtField' | 'askPapersAgain' | 'unmaskPayoutName' | 'releasePayout' | 'askOtherAccount' | 'approveApplication'
      | 'declineApplication' | 'decideName' | 'askBorrower' | 'acknowledgeCase' | 'escalateCase' | 'takeDownCase' | 'reopenCase'
      | 'declineHardship' | 'recordPromise' | 'withdrawPromise' | 'importReport' | 'clearDifference' | 'exportJournal'
      | 'exportTrialBalance' | 'exportArrears' | 'listPortfolioLoans' | 'exportPortfolio' | 'exportComplaints' | 'proposeBookClose'
      | 'closeBooks' | 'rejectBookClose' | 'withdrawBookClose' | 'reopenBooks' | 'exportBooks' | 'exportWritten' | 'exportFailed' | 'logOut'
      | 'logIn' | 'logInByProvider' | 'join' | 'addPasskey' | 'removePasskey' | 'inviteOfficer' | 'inviteAgain' | 'operatorInvited'
      | 'operatorInvitedAgain' | 'operatorEnded' | 'guessInvitation' | 'giveRole' | 'confirmRole' | 'stopRole' | 'roleHolds'
      | 'roleCannotHold' | 'changeRole' | 'endOfficer' | 'replayWebhooks' | 'refused'
    >
  }
  readonly books: Texts<
    | 'title' | 'head' | 'lead' | 'none' | 'openingFile' | 'periods' | 'notAdjusted' | 'stopped' | 'nothingStops' | 'balance' | 'allowance'
    | 'nothing' | 'files' | 'balanceFile' | 'journalFile' | 'daysFile' | 'erpnextFile' | 'allowanceFile' | 'taxFile' | 'tax'
  > & {
    readonly opening: Said<{ through: Shown; entries: Shown; loans: Shown }>
    readonly policy: Said<{ version: Shown; days: Shown; cure: Shown }>
    readonly columns: Texts<'month' | 'state' | 'adjusted' | 'run'>
    readonly states: Texts<'open' | 'closed'>
    readonly month: Said<{ month: Shown }>
    readonly reopened: Said<{ by: Shown; at: Shown; reason: Shown }>
    readonly stops: Texts<
      | 'monthHasNotEnded' | 'monthBeforeIsOpen' | 'loansAreNotClosed' | 'loansAreNotAdjusted' | 'booksDoNotBalance'
      | 'accountsHaveNoNumber'
    >
    readonly counted: Said<{ count: number | string; text: Shown }>
    readonly close: Texts<'title' | 'reason' | 'propose' | 'approve' | 'reject' | 'reopen' | 'own'> & {
      readonly waits: Said<{ by: Shown; at: Shown }>
      readonly signed: Said<{ proposer: Shown; decider: Shown; at: Shown }>
    }
    readonly currencyTotal: Said<{ currency: Shown }>
    readonly balanceColumns: Texts<'account' | 'opening' | 'debit' | 'credit' | 'closing'>
    readonly allowanceColumns: Texts<'currency' | 'opening' | 'added' | 'released' | 'used' | 'closing'>
    readonly nonAccrual: Said<{ count: Shown }>
    readonly nonAccrualColumns: Texts<'loan' | 'since' | 'days' | 'suspended' | 'carrying' | 'allowance'>
    readonly taxColumns: Texts<'tax' | 'on' | 'taxed' | 'amount'>
    readonly taxedParts: Texts<'fee' | 'interest' | 'penalty'>
    readonly accounts: Texts<
      | 'cashClearing' | 'payoutClearing' | 'refundClearing' | 'bankTransit' | 'loanPrincipal' | 'interestReceivable' | 'feeReceivable'
      | 'penaltyReceivable' | 'incomeAccrued' | 'suspendedIncome' | 'lossAllowance' | 'creditBalance' | 'suspense' | 'deferredFees'
      | 'interestUnearned' | 'taxPayable' | 'interestIncome' | 'feeIncome' | 'penaltyIncome' | 'recoveryIncome' | 'waiverExpense'
      | 'writeOff' | 'impairmentLoss' | 'memoSuspended' | 'memoTaxed' | 'memoContra'
    >
    readonly accountKinds: Texts<'providerClearing' | 'providerFees' | 'bank'>
    readonly taxOf: Said<{ name: Shown; percent: Shown }>
  }
  readonly borrower: Texts<
    | 'title' | 'deleted' | 'who' | 'market' | 'language' | 'reminders' | 'remindersOn' | 'remindersOff' | 'none' | 'stub' | 'audit'
    | 'proposals'
  > & {
    readonly deletedSince: Said<{ at: string }>
    readonly lead: Said<{ since: string; loans: number; cases: number }>
    readonly late: Said<{ n: number }>
    readonly fields: Texts<'name' | 'phone' | 'email' | 'birthDate' | 'address'>
    readonly account: Texts<'title' | 'notAsked' | 'held'> & {
      readonly decisions: Texts<'release' | 'otherAccount'>
    }
    readonly blocked: Said<{ until: string }>
    readonly byChannel: Texts<'title' | 'none'> & {
      readonly last: Said<{ count: Shown; at: string }>
    }
    readonly contact: Texts<'title' | 'yes' | 'no' | 'hours' | 'day' | 'week' | 'channels' | 'note'> & {
      readonly because: Texts<
        | 'noPhone' | 'nothingDue' | 'unwanted' | 'deceased' | 'represented' | 'askedNotTo' | 'helpAsked' | 'leftAlone' | 'tooMany'
        | 'tooManyByChannel' | 'atNight'
      >
      readonly range: Said<{ from: Shown; to: Shown; time: Shown }>
      readonly of: Said<{ count: Shown; most: Shown }>
      readonly from: Said<{ at: string }>
    }
    readonly unmask: Texts<'summary' | 'field' | 'reason' | 'note' | 'submit'> & {
      readonly shown: Said<{ field: Shown }>
    }
    readonly loans: Texts<'title' | 'none' | 'order' | 'state' | 'owed' | 'due' | 'all'> & {
      readonly status: Said<{ status: Shown }>
    }
    readonly cases: Texts<'title' | 'none' | 'number' | 'about' | 'opened' | 'state' | 'open' | 'answered'>
    readonly notes: Texts<'title' | 'none' | 'label' | 'hint' | 'submit'>
    readonly changes: Texts<'title' | 'none'> & {
      readonly kinds: Texts<'phone' | 'email' | 'name'>
      readonly proofs: Texts<'phone' | 'email' | 'name'>
    }
    readonly messages: Texts<'code'> & {
      readonly states: Texts<'queued' | 'sent' | 'failed' | 'stopped' | 'delivered' | 'undelivered'>
    }
    readonly sessions: Texts<'title' | 'none' | 'since' | 'seen' | 'where'> & {
      readonly kind: Said<{ kind: Shown }>
    }
    readonly by: Said<{ name: Shown }>
    readonly block: Texts<'title' | 'note' | 'until' | 'reason' | 'submit'>
  }
  readonly bulk: Texts<
    | 'title' | 'lead' | 'none' | 'caption' | 'link' | 'list' | 'progress' | 'look' | 'rightIsGone' | 'effect' | 'nothingPosted' | 'posted'
    | 'each' | 'all' | 'noLoans' | 'givenTo' | 'remindersOff'
  > & {
    readonly columns: Texts<'what' | 'market' | 'loans' | 'by' | 'state' | 'why'>
    readonly many: Said<{ kind: Shown }>
    readonly kinds: Texts<'waiver' | 'hardship' | 'writeOff' | 'handOver' | 'stopReminders'>
    readonly states: Texts<'counting' | 'open' | 'running' | 'done' | 'stopped' | 'rejected' | 'expired'>
    readonly loanStates: Texts<'waiting' | 'counted' | 'left' | 'done'>
    readonly whys: Texts<
      | 'moved' | 'notLate' | 'isTheirs' | 'contactIsRefused' | 'isHeld' | 'wantsNone' | 'failed' | 'notFound' | 'notPaidOut'
      | 'changesNothing' | 'nothingIsOwed' | 'partIsNotOwed' | 'loanIsWrittenOff'
    >
    readonly new: Texts<'title' | 'lead' | 'back' | 'kind' | 'part' | 'from' | 'to' | 'officer' | 'numbers' | 'reason' | 'submit'> & {
      readonly head: Said<{ n: number; hasMore: boolean }>
      readonly several: Said<{ names: Shown }>
      readonly atMost: Said<{ sign: Shown }>
    }
    readonly of: Said<{ n: number }>
    readonly proposed: Said<{ who: Shown; at: string }>
    readonly counts: Said<{ waiting: number; done: number | string; counted: number | string; left: number | string }>
    readonly ended: Said<{ at: string }>
    readonly stoppedFor: Said<{ reason: Shown }>
    readonly loanColumns: Texts<'who' | 'due' | 'becomes' | 'state'>
    readonly decide: Texts<'title' | 'note' | 'reason' | 'reject' | 'own' | 'notYours' | 'outdated' | 'waits' | 'again'> & {
      readonly sign: Said<{ n: number }>
    }
    readonly stop: Texts<'title' | 'note' | 'reason' | 'submit'>
    readonly asked: Texts<'part' | 'atMostMinor' | 'fromDate' | 'toDate' | 'officerId'>
  }
  readonly cases: Texts<
    | 'title' | 'headAnswered' | 'lead' | 'filter' | 'open' | 'answered' | 'none' | 'caption' | 'again' | 'escalated' | 'unread' | 'over'
    | 'loan' | 'clocks' | 'letters' | 'borrower' | 'nobody' | 'do'
  > & {
    readonly takeDown: Texts<'title' | 'note' | 'type' | 'subType' | 'orderId' | 'noLoan' | 'text' | 'submit' | 'wrong'> & {
      readonly types: Texts<'collection' | 'repayment' | 'charges' | 'payout' | 'account' | 'app' | 'other' | 'data'>
      readonly subTypes: Texts<
        | 'calledTooOften' | 'calledAtWrongTime' | 'calledOthers' | 'threatened' | 'saidSomethingFalse' | 'paidAlready' | 'otherConduct'
        | 'correct' | 'restrict' | 'explain'
      >
    }
    readonly head: Said<{ count: number; more: boolean; over: number | string }>
    readonly columns: Texts<'state' | 'who' | 'about' | 'came' | 'due' | 'answered'>
    readonly states: Texts<'open' | 'asked' | 'answered'>
    readonly case: Said<{ number: Shown }>
    readonly clock: Texts<'acknowledge' | 'acknowledged' | 'answer' | 'answered' | 'final' | 'none'> & {
      readonly by: Said<{ day: string }>
    }
    readonly name: Texts<'title' | 'now' | 'former' | 'asked' | 'none' | 'note' | 'accept' | 'refuse' | 'reason' | 'submit' | 'accepted' | 'refused'>
    readonly kinds: Texts<'complaint' | 'acknowledgement' | 'question' | 'answer' | 'escalation' | 'reply' | 'reopening'>
    readonly picture: Said<{ n: Shown }>
    readonly answer: Texts<
      | 'unsigned' | 'unsignedOne' | 'title' | 'question' | 'text' | 'kind' | 'rating' | 'pictures' | 'submit' | 'templates' | 'useTemplate'
    > & {
      readonly note: Said<{ language: Shown }>
      readonly ofOther: Said<{ name: Shown }>
      readonly kinds: Texts<'answer' | 'question'>
      readonly templateNames: Texts<'askForSlip' | 'askForDetails' | 'corrected' | 'asAgreed'>
    }
    readonly owner: Texts<'title' | 'nobody' | 'you'>
    readonly acknowledge: Texts<'submit'>
    readonly escalate: Texts<'title' | 'reason' | 'submit' | 'none'> & {
      readonly to: Said<{ name: Shown }>
      readonly done: Said<{ name: Shown; at: string }>
    }
    readonly reopen: Texts<'title' | 'note' | 'reason' | 'submit'>
    readonly figures: Texts<'title' | 'due' | 'penalty' | 'late' | 'owed'>
    readonly links: Texts<'ask' | 'waiver' | 'borrower' | 'loan' | 'audit'>
    readonly rated: Said<{ stars: Shown }>
    readonly about: Said<{ type: Shown; subType: Shown | null }>
  }
  readonly contacts: Texts<'may'> & {
    readonly channels: Texts<'call' | 'text' | 'visit' | 'letter' | 'inApp' | 'email'>
    readonly outcomes: Texts<
      | 'reached' | 'noAnswer' | 'leftMessage' | 'otherPerson' | 'wrongNumber' | 'promised' | 'cannotPay' | 'disputes' | 'refusesToTalk'
      | 'toRepresentative' | 'asksNotTo' | 'represented' | 'deceased' | 'ownContact'
    >
    readonly outcome: Said<{ code: Shown }>
    readonly directions: Texts<'in' | 'out'>
    readonly rules: Texts<
      | 'noPhone' | 'nothingDue' | 'deceased' | 'represented' | 'askedNotTo' | 'unwanted' | 'helpAsked' | 'leftAlone' | 'tooMany'
      | 'tooManyByChannel' | 'atNight'
    >
    readonly mayFrom: Said<{ at: string }>
    readonly note: Texts<
      | 'summary' | 'texts' | 'useText' | 'hint' | 'channel' | 'direction' | 'outcome' | 'withWhom' | 'text' | 'at' | 'loan' | 'anyLoan'
      | 'promise' | 'amount' | 'by' | 'submit' | 'wrongPromise'
    > & {
      readonly letter: Said<{ name: Shown }>
      readonly wrongMoment: Said<{ days: Shown }>
    }
    readonly timeline: Texts<'title' | 'none' | 'message' | 'loan' | 'erased'> & {
      readonly against: Said<{ rule: Shown }>
      readonly borrowers: Said<{ at: string }>
      readonly noted: Said<{ at: string }>
      readonly withWhom: Said<{ name: Shown }>
    }
  }
  readonly evidence: Texts<'title' | 'link' | 'holds' | 'take' | 'note' | 'reason' | 'submit'> & {
    readonly parts: readonly string[]
  }
  readonly exports: Texts<'title' | 'head' | 'lead' | 'take' | 'refused'> & {
    readonly journal: Texts<'title' | 'note' | 'from' | 'to' | 'hint' | 'none'> & {
      readonly newest: Said<{ seal: Shown; day: string }>
    }
    readonly trial: Texts<'title' | 'note' | 'asOf'>
    readonly arrears: Texts<'title' | 'note' | 'asOf'>
    readonly complaints: Texts<'title' | 'note' | 'from' | 'to'>
    readonly portfolio: Texts<'title' | 'note' | 'asOf'>
    readonly wrong: Texts<'fromSeal' | 'toSeal' | 'asOf' | 'fromDate' | 'toDate'>
    readonly kinds: Texts<'journal' | 'trial-balance' | 'portfolio' | 'arrears' | 'complaints'>
    readonly scheduled: Texts<'title' | 'none' | 'nothing' | 'caption'> & {
      readonly rhythms: Texts<'daily' | 'weekly' | 'monthly'>
      readonly each: Said<{ kind: Shown; rhythm: Shown }>
      readonly plan: Said<{ files: Shown; place: Shown }>
      readonly columns: Texts<'name' | 'state' | 'at' | 'bytes' | 'hash'>
      readonly states: Texts<'written' | 'planned' | 'failed'>
      readonly bytes: Said<{ size: Shown }>
      readonly kilobytes: Said<{ size: Shown }>
      readonly megabytes: Said<{ size: Shown }>
    }
  }
  readonly find: Texts<'title' | 'head' | 'lead' | 'nothing' | 'label' | 'submit' | 'tooLong' | 'caption' | 'toBorrower' | 'inSuspense'> & {
    readonly found: Said<{ n: number | string; q: Shown }>
    readonly columns: Texts<'kind' | 'what' | 'leads'>
    readonly kinds: Texts<'borrower' | 'loan' | 'case' | 'payment' | 'receipt' | 'payCode'>
  }
  readonly heldPayout: Texts<'title' | 'loan' | 'person'> & {
    readonly heads: Texts<'waits' | 'release' | 'otherAccount' | 'passed' | 'over'>
    readonly outcomes: Texts<'same' | 'similar' | 'other' | 'noAccount' | 'cannotTell'>
    readonly facts: Texts<'borrower' | 'onAccount' | 'notTold' | 'account' | 'amount' | 'said' | 'why'> & {
      readonly by: Said<{ provider: Shown; at: string }>
    }
    readonly unmask: Texts<'summary' | 'reason' | 'note' | 'submit'>
    readonly decide: Texts<'title' | 'note' | 'choice' | 'reason' | 'submit' | 'told' | 'notYours'> & {
      readonly choices: Texts<'release' | 'otherAccount'>
    }
  }
  readonly identity: Texts<'title' | 'caption' | 'nothing' | 'older' | 'enough'> & {
    readonly columns: Texts<'field' | 'typed' | 'service' | 'officer'>
    readonly fields: Texts<'fullName' | 'birthDate' | 'idType' | 'idNumber' | 'address'>
    readonly idTypes: Texts<'nationalId' | 'passport' | 'driversLicence'>
    readonly service: Texts<'matches' | 'nobody' | 'silent'>
    readonly verdicts: Texts<'confirmed' | 'doubted'>
    readonly by: Said<{ name: Shown; at: string }>
    readonly unmask: Texts<'summary' | 'reason' | 'note' | 'submit' | 'again'>
    readonly check: Texts<'lead' | 'notYet' | 'confirmed' | 'doubted' | 'submit' | 'nothingSaid'> & {
      readonly verdictOf: Said<{ field: Shown }>
      readonly noteOf: Said<{ field: Shown }>
    }
    readonly picture: Texts<'broken' | 'none'>
    readonly again: Texts<'title' | 'lead' | 'what' | 'note' | 'submit' | 'came'> & {
      readonly things: Texts<'front' | 'back' | 'fullName' | 'birthDate' | 'idType' | 'idNumber' | 'address'>
      readonly asked: Said<{ by: Shown; at: string }>
      readonly until: Said<{ at: string }>
      readonly missing: Said<{ things: Shown }>
    }
    readonly missing: Said<{ fields: Shown }>
  }
  readonly join: Texts<'title' | 'how' | 'code' | 'submit' | 'over' | 'whyOver'> & {
    readonly head: Said<{ name: Shown }>
    readonly lead: Said<{ role: Shown }>
    readonly another: Said<{ name: Shown }>
    readonly whyAnother: Said<{ me: Shown }>
  }
  readonly keys: Texts<'title' | 'note' | 'off'> & {
    readonly list: readonly (readonly string[])[]
  }
  readonly late: Texts<'title' | 'lead' | 'takeNext' | 'noNext' | 'none' | 'caption' | 'keepView' | 'viewName' | 'forgetView' | 'nextLate'> & {
    readonly head: Said<{ waiting: number; broken: number; hasMore: boolean }>
    readonly columns: Texts<'who' | 'days' | 'since' | 'owed' | 'step' | 'call' | 'owner'>
    readonly steps: Texts<'brokenPlan' | 'brokenPromise' | 'paymentReturned' | 'contact' | 'wait'>
    readonly until: Said<{ at: string }>
    readonly sorts: Texts<'late' | 'recent' | 'owed'>
    readonly days: Said<{ n: number }>
  }
  readonly loan: Texts<'notYet' | 'borrower' | 'stub' | 'audit'> & {
    readonly title: Said<{ orderId: Shown }>
    readonly owed: Said<{ day: string }>
    readonly due: Said<{ days: number | string }>
    readonly asKnown: Said<{ asOf: string; knownOn: string }>
    readonly statusToday: Said<{ status: Shown }>
    readonly writtenOff: Said<{ day: string }>
    readonly plan: Texts<'title' | 'n' | 'due' | 'amount' | 'paid' | 'waived' | 'left' | 'all' | 'paidBy'> & {
      readonly paidByOf: Said<{ n: Shown }>
    }
    readonly parts: Texts<'title' | 'part' | 'amount' | 'total' | 'outstanding'>
    readonly how: Texts<'title' | 'lead' | 'asOf' | 'knownOn' | 'show' | 'today' | 'posted' | 'value'> & {
      readonly chart: Said<{ n: Shown; late: Shown }>
      readonly slide: Texts<'asOf' | 'knownOn'>
    }
    readonly events: Texts<
      | 'title' | 'none' | 'number' | 'counts' | 'posted' | 'what' | 'amount' | 'left' | 'opened' | 'all' | 'noneOfIt' | 'moved' | 'change'
      | 'stands'
    > & {
      readonly kind: Said<{ kind: Shown }>
      readonly about: Said<{ part: Shown }>
      readonly ofPayment: Said<{ n: Shown }>
    }
    readonly inside: Texts<'allocation' | 'part' | 'credit' | 'noAllocation' | 'noEntries' | 'account' | 'debit' | 'credit2' | 'both' | 'other'> & {
      readonly of: Said<{ part: Shown; n: Shown }>
      readonly entries: Said<{ id: Shown; on: string }>
      readonly accounts: Said<{ name: Shown }>
    }
    readonly effect: Texts<'title' | 'figure' | 'before' | 'after' | 'change' | 'same' | 'daysLate' | 'blockedUntil' | 'none' | 'posted' | 'nothing'> & {
      readonly on: Said<{ day: string }>
      readonly rows: Texts<
        | 'penaltyMinor' | 'feeMinor' | 'interestMinor' | 'principalMinor' | 'dueMinor' | 'outstandingPrincipalMinor' | 'creditMinor'
        | 'owedMinor' | 'suspenseMinor'
      >
    }
    readonly whatIf: Texts<'title' | 'note' | 'kind' | 'part' | 'on' | 'from' | 'to' | 'submit'> & {
      readonly kinds: Texts<'payment' | 'waiver' | 'hardship'>
      readonly amount: Said<{ sign: Shown }>
    }
    readonly propose: Texts<
      | 'title' | 'note' | 'waiver' | 'hardship' | 'plan' | 'planNote' | 'wrongDates' | 'noDate' | 'refund' | 'creditOffer'
      | 'creditOfferNote' | 'toLoan' | 'wrongLoan' | 'writeOff' | 'writeOffNote' | 'reversal' | 'payment' | 'part' | 'reason' | 'submit'
      | 'noPayment'
    > & {
      readonly newDate: Said<{ n: Shown }>
    }
    readonly decided: Texts<'version' | 'noVersion'> & {
      readonly title: Said<{ day: string }>
    }
    readonly autopay: Texts<'title' | 'none' | 'charges' | 'day' | 'dueDate' | 'outcome' | 'amount'> & {
      readonly on: Said<{ since: string }>
      readonly off: Said<{ since: string; because: Shown }>
      readonly stops: Texts<'borrower' | 'cardRemoved' | 'loanEnded' | 'cardDeclined' | 'ownerMustConfirm' | 'triesUsed'>
      readonly outcomes: Texts<'paid' | 'declined' | 'notMade' | 'unclear' | 'missed' | 'underWay'>
    }
    readonly help: Texts<'title' | 'why' | 'canPay' | 'from' | 'askedAt' | 'answerBy' | 'toOffer' | 'decline' | 'declineReason'> & {
      readonly states: Texts<'open' | 'withdrawn' | 'declined' | 'answered'>
      readonly offer: Texts<'accepted' | 'declined' | 'replaced'> & {
        readonly open: Said<{ until: string }>
        readonly lapsed: Said<{ until: string }>
      }
    }
    readonly kept: Texts<'title' | 'again' | 'signed'> & {
      readonly standings: Texts<'running' | 'kept' | 'broken'>
      readonly days: Said<{ from: string; to: string }>
      readonly states: Texts<'ahead' | 'kept' | 'paidLate' | 'missed'>
    }
    readonly promises: Texts<'title' | 'none' | 'paid' | 'note' | 'told' | 'by' | 'what' | 'submit' | 'withdraw' | 'why' | 'wrongAmount'> & {
      readonly states: Texts<'open' | 'kept' | 'broken' | 'replaced' | 'withdrawn'>
      readonly until: Said<{ day: string }>
      readonly noted: Said<{ by: Shown; at: string }>
      readonly wrongDay: Said<{ days: Shown }>
    }
    readonly work: Texts<'title'> & {
      readonly next: Texts<
        | 'payoutFailed' | 'refundFailed' | 'suspense' | 'paymentReturn' | 'sentBack' | 'hardship' | 'brokenPlan' | 'missedPlanStart'
        | 'lateLoan' | 'brokenPromise'
      >
    }
    readonly waiting: Texts<'title' | 'none'> & {
      readonly by: Said<{ name: Shown }>
    }
    readonly papers: Texts<'title'> & {
      readonly lead: Said<{ language: Shown }>
    }
    readonly seen: Texts<'title' | 'link' | 'back' | 'details' | 'state'> & {
      readonly lead: Said<{ language: Shown }>
      readonly states: Texts<'paid' | 'due' | 'late' | 'next' | 'later'>
    }
  }
  readonly login: Texts<'title' | 'out' | 'byPasskey' | 'byProvider' | 'demo' | 'kept'> & {
    readonly head: Texts<'new' | 'ended' | 'refused' | 'out' | 'noRole' | 'failed' | 'away'>
    readonly why: Texts<'new' | 'ended' | 'refused' | 'out' | 'noRole' | 'failed' | 'away'>
    readonly how: Texts<'passkeys' | 'provider'>
  }
  readonly officers: Texts<
    | 'title' | 'head' | 'lead' | 'leadByProvider' | 'leadToRead' | 'caption' | 'never' | 'audit' | 'change' | 'newRole' | 'reason'
    | 'changeSubmit' | 'end' | 'endNote' | 'endSubmit' | 'again' | 'againNote' | 'againSubmit'
  > & {
    readonly invite: Texts<'title' | 'name' | 'role' | 'submit' | 'gone' | 'code' | 'note'> & {
      readonly done: Said<{ name: Shown }>
      readonly waits: Said<{ at: string }>
    }
    readonly grants: Texts<'lead' | 'byOperator' | 'untilSigned' | 'own' | 'confirm' | 'stop'> & {
      readonly title: Said<{ n: number }>
      readonly kinds: {
        readonly invited: Said<{ role: Shown }>
        readonly invitedAgain: Said<{ role: Shown }>
        readonly role: Said<{ role: Shown }>
      }
      readonly until: Said<{ at: string }>
    }
    readonly told: Texts<'operator' | 'untilSigned' | 'look' | 'seen'> & {
      readonly you: {
        readonly invited: Said<{ by: Shown; role: Shown; at: string }>
        readonly invitedAgain: Said<{ by: Shown; role: Shown; at: string }>
        readonly role: Said<{ by: Shown; role: Shown; at: string }>
      }
      readonly others: {
        readonly invited: Said<{ by: Shown; name: Shown; role: Shown; at: string }>
        readonly invitedAgain: Said<{ by: Shown; name: Shown; role: Shown; at: string }>
        readonly role: Said<{ by: Shown; name: Shown; role: Shown; at: string }>
        readonly joined: Said<{ name: Shown; role: Shown; at: string }>
        readonly codeGuessed: Said<{ name: Shown; at: string }>
      }
      readonly waits: Said<{ at: string }>
    }
    readonly columns: Texts<'name' | 'role' | 'way' | 'seen' | 'acts'>
    readonly ways: Texts<'provider' | 'none'> & {
      readonly passkeys: Said<{ n: number }>
      readonly invited: Said<{ until: string }>
    }
    readonly ended: Said<{ at: string }>
  }
  readonly payments: Texts<'title' | 'lead'> & {
    readonly head: Said<{ n: number; hasMore: boolean }>
    readonly oldest: Said<{ day: string }>
    readonly other: Texts<'title' | 'none'>
    readonly suspense: Texts<'caption' | 'none' | 'propose' | 'candidates' | 'more'> & {
      readonly columns: Texts<'clock' | 'amount' | 'why' | 'owner' | 'act'>
      readonly proposeOf: Said<{ id: Shown }>
    }
    readonly report: Texts<'title' | 'note' | 'provider' | 'file' | 'submit' | 'noFile' | 'noProvider' | 'notYours'>
    readonly reports: Texts<'caption' | 'none'> & {
      readonly columns: Texts<'provider' | 'days' | 'lines' | 'matched' | 'open' | 'net' | 'at'>
      readonly days: Said<{ from: string | null; through: string }>
    }
    readonly accounts: Texts<'caption' | 'note'> & {
      readonly columns: Texts<'account' | 'balance'>
      readonly kinds: Texts<'providerClearing' | 'providerFees' | 'bank' | 'bankTransit'>
    }
    readonly one: Texts<'lookAgain' | 'filter' | 'all' | 'caption' | 'none' | 'cleared'> & {
      readonly title: Said<{ provider: Shown }>
      readonly head: Said<{ provider: Shown; days: Shown }>
      readonly lead: Said<{ lines: number; fresh: number | string | null; at: string }>
      readonly progress: Said<{ done: number | string; lines: number | string }>
      readonly changed: Said<{ n: number }>
      readonly states: Texts<'matched' | 'amountDiffers' | 'weMissIt' | 'theyMissIt' | 'noted'>
      readonly totals: Texts<'caption'> & {
        readonly columns: Texts<'account' | 'gross' | 'fee' | 'net'>
      }
      readonly columns: Texts<'line' | 'state' | 'kind' | 'number' | 'theirs' | 'ours' | 'gap'>
      readonly kinds: Texts<'payment' | 'paymentReturn' | 'payout' | 'payoutReturn' | 'ownTransfer' | 'fee'>
    }
    readonly difference: Texts<'title' | 'facts' | 'nothing' | 'report' | 'find' | 'clear' | 'clearNote' | 'reason' | 'done'> & {
      readonly head: Texts<'amountDiffers' | 'weMissIt' | 'theyMissIt'>
      readonly next: Texts<'amountDiffers' | 'weMissIt' | 'theyMissIt'>
      readonly fields: Texts<'provider' | 'kind' | 'number' | 'reference' | 'line' | 'theirs' | 'ours'>
    }
  }
  readonly portfolio: Texts<'title' | 'same' | 'none' | 'asOf' | 'show' | 'market' | 'figures'> & {
    readonly lead: Said<{ isToday: boolean; day: string }>
    readonly loans: Said<{ n: number | string }>
    readonly more: Said<{ share: Shown }>
    readonly less: Said<{ share: Shown }>
    readonly per: Said<{ share: Shown }>
    readonly units: Texts<'million' | 'thousand' | 'one'>
    readonly inUnit: Said<{ unit: Shown | null; currency: Shown }>
    readonly risk: Texts<'caption' | 'late' | 'bar' | 'share' | 'before' | 'owed' | 'which' | 'note'> & {
      readonly par: Said<{ days: Shown }>
    }
    readonly outstanding: Texts<'title' | 'line' | 'late' | 'caption'> & {
      readonly note: Said<{ unit: Shown }>
      readonly label: Said<{ from: Shown; to: Shown; late: Shown }>
      readonly columns: Texts<'month' | 'outstanding' | 'late'>
    }
    readonly atRisk: Texts<'title' | 'note' | 'caption'> & {
      readonly line: Said<{ days: number }>
      readonly label: Said<{ from: Shown; to: Shown }>
    }
    readonly vintages: Texts<'title' | 'note' | 'caption' | 'paidOut' | 'loans' | 'none'> & {
      readonly label: Said<{ months: Shown }>
    }
    readonly rolls: Texts<'title' | 'label' | 'caption' | 'was' | 'cured' | 'lost' | 'none' | 'legend'> & {
      readonly note: Said<{ from: string; to: string }>
      readonly curedOf: Said<{ of: Shown; share: Shown }>
      readonly short: Texts<'current' | 'late1' | 'late31' | 'late61' | 'late91' | 'paid' | 'writtenOff'>
    }
    readonly buckets: Texts<'current' | 'late1' | 'late31' | 'late61' | 'late91' | 'paid' | 'writtenOff' | 'none'>
    readonly owed: Texts<'caption' | 'late' | 'loans' | 'total'>
    readonly decisions: Texts<'title' | 'caption' | 'what' | 'number' | 'why' | 'none'> & {
      readonly note: Said<{ decided: number | string }>
      readonly label: Said<{ approved: Shown; declined: Shown }>
      readonly approved: Said<{ n: Shown }>
      readonly declined: Said<{ n: Shown }>
      readonly steps: Texts<'application' | 'loan'>
      readonly reasons: Texts<
        | 'tooYoung' | 'blocked' | 'loanIsOpen' | 'paysLate' | 'wasVeryLate' | 'tooManyLoans' | 'tooSoon' | 'amountNotOffered'
        | 'notAffordable' | 'identityNotConfirmed' | 'scoreTooLow' | 'loansElsewhere' | 'lateElsewhere' | 'approvalHasLapsed'
      >
    }
    readonly complaints: Texts<'title' | 'caption' | 'all'> & {
      readonly note: Said<{ opened: Shown; per: Shown }>
      readonly label: Said<{ within: Shown; over: Shown; open: Shown }>
      readonly within: Said<{ n: Shown }>
      readonly over: Said<{ n: Shown }>
      readonly open: Said<{ n: Shown }>
      readonly columns: Texts<'clock' | 'complaints'>
      readonly rows: Texts<'within' | 'over' | 'open'>
    }
    readonly payments: Texts<'channel' | 'payments' | 'amount' | 'which' | 'total' | 'none'> & {
      readonly caption: Said<{ month: Shown }>
    }
    readonly take: Texts<'title' | 'loans' | 'csv'>
    readonly list: Texts<'title' | 'all' | 'late' | 'caughtUp' | 'owedNote' | 'none'> & {
      readonly head: Said<{ n: number; hasMore: boolean }>
      readonly next: Said<{ n: number | string }>
      readonly lead: Said<{ day: string }>
      readonly caption: Texts<'number' | 'late'>
      readonly promise: Said<{ day: string }>
      readonly columns: Texts<'loan' | 'borrower' | 'stands' | 'was' | 'paidOut' | 'late' | 'dueSince' | 'promise' | 'principal' | 'owed' | 'contact'>
      readonly callable: Texts<'yes'> & {
        readonly no: Said<{ because: Shown }>
        readonly because: Texts<
          | 'noPhone' | 'nothingDue' | 'unwanted' | 'deceased' | 'represented' | 'askedNotTo' | 'helpAsked' | 'leftAlone' | 'tooMany'
          | 'tooManyByChannel' | 'atNight'
        >
      }
      readonly small: Texts<'owed' | 'promised'> & {
        readonly late: Said<{ days: number | string }>
        readonly standing: Said<{ now: Shown; before: Shown }>
        readonly since: Said<{ day: string }>
        readonly call: Said<{ said: Shown }>
      }
      readonly filter: Texts<'standing' | 'was' | 'paidOut' | 'any' | 'anyMonth' | 'order' | 'apply'> & {
        readonly orders: Texts<'late' | 'number'>
      }
      readonly about: Texts<'open' | 'cured' | 'lost' | 'everLate' | 'approved' | 'declined'> & {
        readonly par: Said<{ days: number | string }>
        readonly channel: Said<{ channel: Shown }>
        readonly reason: Said<{ reason: Shown }>
      }
    }
    readonly months: readonly string[]
  }
  readonly proposalKinds: Texts<
    | 'waiver' | 'hardship' | 'refund' | 'creditOffer' | 'reversal' | 'placeSuspense' | 'returnSuspense' | 'takeReturn' | 'bearReturn'
    | 'block' | 'writeOff'
  >
  readonly proposal: Texts<'title' | 'lead' | 'all' | 'filter' | 'caption' | 'none' | 'loan' | 'borrower' | 'why'> & {
    readonly head: Said<{ open: number; more: boolean }>
    readonly about: Said<{ subject: Shown }>
    readonly states: Texts<'open' | 'approved' | 'rejected' | 'withdrawn' | 'expired'>
    readonly columns: Texts<'what' | 'whose' | 'why' | 'by' | 'state'>
    readonly one: Said<{ kind: Shown }>
    readonly number: Said<{ id: Shown }>
    readonly expires: Said<{ at: string }>
    readonly ofPause: Said<{ day: string }>
    readonly asked: Texts<'title' | 'amountMinor' | 'part' | 'fromDate' | 'toDate' | 'plan' | 'untilDate' | 'toOrderId'>
    readonly creditOffer: Texts<'from' | 'note'>
    readonly decide: Texts<'title' | 'note' | 'reason' | 'sign' | 'reject' | 'once' | 'own' | 'notYours' | 'moved'> & {
      readonly notAnyMore: Said<{ why: Shown }>
    }
    readonly withdraw: Texts<'title' | 'note' | 'submit'>
    readonly hasMoved: Said<{ at: string }>
    readonly asProposed: Said<{ at: string }>
    readonly next: Texts<'go'> & {
      readonly title: Said<{ n: number; hasMore: boolean }>
    }
    readonly offer: Texts<'title' | 'until' | 'answered'> & {
      readonly states: Texts<'open' | 'accepted' | 'declined' | 'replaced' | 'lapsed'>
    }
    readonly who: Texts<'title' | 'proposed' | 'decided' | 'reason'>
    readonly until: Said<{ at: string }>
  }
  readonly said: Texts<
    | 'taken' | 'handedOver' | 'handedBack' | 'done' | 'queuedAgain' | 'viewSaved' | 'bulkProposed' | 'bulkApproved' | 'bulkRejected'
    | 'bulkStopped' | 'bulkCounts' | 'viewForgotten' | 'noted' | 'closeProposed' | 'closeDecided' | 'booksReopened' | 'contactNoted'
    | 'contactAgainst' | 'takenDown' | 'proposed' | 'approved' | 'approvedTold' | 'offered' | 'declined' | 'promised' | 'promiseWithdrawn'
    | 'alone' | 'rejected' | 'withdrawn' | 'imported' | 'importedPart' | 'importedBefore' | 'cleared' | 'sent' | 'applicationApproved'
    | 'identityChecked' | 'papersAsked' | 'payoutDecided' | 'applicationDeclined' | 'roleWaits' | 'roleConfirmed' | 'roleStopped'
    | 'roleChanged' | 'officerEnded' | 'passkeyAdded' | 'passkeyRemoved'
  >
  readonly suspense: Texts<'title' | 'byHand' | 'loan' | 'place' | 'orderId' | 'back' | 'reason' | 'find' | 'notYours'> & {
    readonly lead: Said<{ id: Shown }>
    readonly over: {
      readonly loan: Said<{ id: Shown }>
      readonly returned: Said<{ id: Shown }>
    }
    readonly facts: Texts<'amount' | 'paidAt' | 'channel' | 'text' | 'noText'>
    readonly returned: Texts<'title' | 'take' | 'bear'> & {
      readonly notes: Texts<'take' | 'bear'>
    }
    readonly candidates: Texts<'title' | 'none' | 'caption' | 'propose'> & {
      readonly columns: Texts<'loan' | 'why' | 'act'>
      readonly reasons: Texts<
        | 'namesTheLoan' | 'code' | 'claim' | 'phone' | 'nearlyTheLoan' | 'nearlyACode' | 'nearlyAClaim' | 'name' | 'askedAmount'
        | 'dueAmount'
      >
      readonly reason: Said<{ why: Shown }>
    }
  }
  readonly team: Texts<'title' | 'lead' | 'nobodys' | 'caption' | 'handOverAll' | 'nobodyNote'> & {
    readonly head: Said<{ held: number; over: number }>
    readonly columns: Texts<'officer' | 'role' | 'next' | 'over' | 'held'>
    readonly handOverAllOf: Said<{ name: Shown }>
    readonly handed: Said<{ handed: number; left: number; hasMore: boolean }>
  }
  readonly visitor: Texts<'title' | 'lead' | 'wrote' | 'phone' | 'none' | 'note' | 'done' | 'how' | 'stub' | 'find'>
  readonly webhooks: Texts<'title' | 'head' | 'none' | 'nothing' | 'noneYet' | 'caption' | 'again' | 'reason' | 'submit'> & {
    readonly lead: Said<{ receiver: Shown }>
    readonly columns: Texts<'what' | 'state' | 'at' | 'failure' | 'acts'>
    readonly states: Texts<'waiting' | 'taken' | 'parked'>
    readonly attempts: Said<{ count: number }>
    readonly anew: Said<{ count: number }>
    readonly filter: Texts<'state' | 'all' | 'subject' | 'submit'>
    readonly parked: Texts<'title' | 'note' | 'submit'>
    readonly done: Said<{ count: number }>
  }
  readonly work: Texts<
    | 'title' | 'taken' | 'none' | 'filter' | 'all' | 'mine' | 'nobodys' | 'forYou' | 'takeNext' | 'noNext' | 'caption' | 'canPay'
    | 'nobody' | 'you' | 'somebody' | 'take' | 'handBack' | 'takeBy' | 'handOver' | 'toWhom' | 'handOverReason' | 'noColleague'
    | 'manyColleagues' | 'call' | 'tryAgain' | 'reason' | 'settledByHand' | 'settledReason' | 'tryReason' | 'keys'
  > & {
    readonly head: Said<{ waiting: number; over: number; hasMore: boolean }>
    readonly count: Said<{ n: number | string; hasMore: boolean }>
    readonly lead: Said<{ waiting: number | string; hasMore: boolean }>
    readonly groups: Texts<'over' | 'soon' | 'later'>
    readonly columns: Texts<'number' | 'clock' | 'kind' | 'what' | 'id' | 'owner' | 'next'>
    readonly kinds: Texts<
      | 'case' | 'paymentClaim' | 'suspense' | 'paymentReturn' | 'payoutName' | 'payoutFailed' | 'refundFailed' | 'sentBack' | 'settlement'
      | 'jobGivenUp' | 'contactMessage' | 'dataRequest' | 'hardship' | 'brokenPromise' | 'brokenPlan' | 'missedPlanStart' | 'lateLoan'
      | 'contactAgainstRule' | 'proposal' | 'referredApplication' | 'secondLook'
    >
    readonly plural: Texts<
      | 'case' | 'paymentClaim' | 'suspense' | 'paymentReturn' | 'payoutName' | 'payoutFailed' | 'refundFailed' | 'sentBack' | 'settlement'
      | 'jobGivenUp' | 'contactMessage' | 'dataRequest' | 'hardship' | 'brokenPromise' | 'brokenPlan' | 'missedPlanStart' | 'lateLoan'
      | 'contactAgainstRule' | 'proposal' | 'referredApplication' | 'secondLook'
    >
    readonly open: Texts<
      | 'case' | 'paymentClaim' | 'suspense' | 'paymentReturn' | 'payoutName' | 'payoutFailed' | 'refundFailed' | 'sentBack' | 'settlement'
      | 'jobGivenUp' | 'contactMessage' | 'dataRequest' | 'hardship' | 'brokenPromise' | 'brokenPlan' | 'missedPlanStart' | 'lateLoan'
      | 'contactAgainstRule' | 'proposal' | 'referredApplication' | 'secondLook'
    >
    readonly reasons: Texts<
      | 'accountUnknown' | 'accountClosed' | 'nameDiffers' | 'nameNotTold' | 'limitReached' | 'other' | 'referenceIsUnknown'
      | 'currencyDiffers' | 'paidInTheFuture' | 'paidBeforeTheLoan' | 'payoutCameBack' | 'partIsReturned' | 'anotherLoanIsOpen'
    >
    readonly hardship: Texts<'income' | 'illness' | 'family' | 'disaster' | 'other'>
    readonly differences: Texts<'amountDiffers' | 'weMissIt' | 'theyMissIt'>
    readonly jobs: Texts<
      | 'decideApplication' | 'payOut' | 'retryPayout' | 'askPayout' | 'closeDay' | 'closePart' | 'endDay' | 'closeStep' | 'planLapsed'
      | 'askForScore' | 'reconcilePayment' | 'askAboutPayment' | 'askAboutReturn' | 'payRefund' | 'cancelPayCode' | 'autopay' | 'forgetCard'
      | 'askCardSetup' | 'askAboutCharge' | 'askCardReturn' | 'reconcileCardPayment' | 'bookReport' | 'listSettlements' | 'compareAgain'
      | 'planExports' | 'writeExport' | 'sendWebhook' | 'adjustBooks' | 'countBulk' | 'doBulk' | 'roleHolds' | 'countPortfolio'
      | 'countPart' | 'listPortfolioDay' | 'refreshBankList' | 'askOutside' | 'sendMessages' | 'sendEmailLink' | 'sendNewsLink' | 'remind'
      | 'forgetUnusedPicture' | 'forgetDeviceFact' | 'forgetHeldBlocks' | 'forgetOld' | 'keepMonths' | 'checkSeals' | 'eraseUpload'
      | 'resealFields'
    >
    readonly doneBy: Texts<
      | 'case' | 'paymentClaim' | 'payoutFailed' | 'refundFailed' | 'sentBack' | 'suspense' | 'paymentReturn' | 'settlement' | 'jobGivenUp'
      | 'contactMessage' | 'dataRequest' | 'hardship' | 'brokenPromise' | 'brokenPlan' | 'missedPlanStart' | 'lateLoan'
      | 'contactAgainstRule' | 'proposal' | 'referredApplication' | 'secondLook' | 'payoutName'
    >
    readonly promised: Said<{ day: string }>
    readonly missed: Said<{ day: string }>
    readonly lateSince: Said<{ day: string }>
    readonly takeByThis: Said<{ what: Shown }>
    readonly rule: Said<{ rule: Shown }>
    readonly ruleUntil: Said<{ rule: Shown; at: string }>
    readonly takeThis: Said<{ what: Shown }>
    readonly handBackThis: Said<{ what: Shown }>
    readonly handOverThis: Said<{ what: Shown }>
    readonly isTaken: Said<{ name: Shown }>
  }
}
