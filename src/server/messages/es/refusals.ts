// Why a call was refused, in Spanish.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { RefusalWords } from '../en/refusals.ts'

const written = writtenDate('es')
const wait = writtenWait('es')

export const refusals: RefusalWords = {
  somethingIsMissing: ({ name }) =>
    name === undefined ? 'Falta algo. Complete todo lo que se pide.' : `${name}: por favor, complete este dato.`,
  valueIsNotAccepted: ({ name }) =>
    name === undefined ? 'Algo de esto no se acepta. Revise lo que escribió.' : `${name}: esto no se acepta. Revíselo.`,
  sessionIsMissing: () => 'Su sesión se cerró. Inicie sesión de nuevo.',
  launchIsRefused: () => 'No se pudo abrir esta página. Vuelva a la aplicación y ábrala de nuevo.',
  notFound: () => 'No pudimos encontrarlo.',

  productIsUnknown: () => 'No ofrecemos este producto.',
  principalIsOutOfRange: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'Este producto no presta ese monto.'
      : `Este producto presta de ${min} a ${max}.`,
  planIsNotOffered: () => 'Este préstamo no tiene ese plazo o ese día de primer pago. Elija otra vez.',
  productBreaksMarketCaps: () => 'Por el momento no ofrecemos este producto.',
  offerHasExpired: () => 'Esta oferta ha vencido. Vea la nueva.',
  offerHasChanged: () => 'La oferta ha cambiado. Revísela antes de aceptar.',
  agreementIsNotAccepted: () => 'Lea primero los documentos y marque la casilla.',
  agreementHasChanged: () => 'El contrato ha cambiado. Léalo de nuevo antes de aceptar.',
  anotherLoanIsOpen: () => 'Ya tiene una solicitud o un préstamo abierto de este producto. Está en Mis préstamos.',
  documentLinkHasExpired: () =>
    'Este enlace ya se abrió antes o tiene más de cinco minutos. Abra el documento de nuevo desde su préstamo.',
  payoutAccountIsMissing: () => 'Agregue primero su cuenta bancaria.',
  payoutAccountIsFrozen: () =>
    'Estamos evaluando o desembolsando un préstamo con esta cuenta. Podrá cambiarla cuando terminemos.',
  accountChangeNeedsCode: ({ sendDetail }) =>
    `Para cambiar su cuenta, escriba el código del mensaje que enviamos a ${sendDetail}. Hasta entonces no cambia nada.`,
  accountNumberHasWrongLength: ({ digits, typed }) =>
    `Los números de este banco tienen ${digits} dígitos. Usted escribió ${typed}`,
  walletNumberHasWrongLength: ({ digits, typed }) =>
    `Los números de esta billetera tienen ${digits} dígitos. Usted escribió ${typed}`,

  orderIsNotPayable: () => 'Por el momento no se puede pagar nada de este préstamo.',
  orderIsNotWithdrawable: () => 'Por el momento este préstamo no se puede retirar.',
  nothingIsOwed: () => 'No se debe nada de este préstamo.',
  earlyRepaymentIsNotYetOpen: ({ from }) =>
    from === undefined
      ? 'Este préstamo todavía no se puede pagar por anticipado.'
      : `Este préstamo se puede pagar por anticipado desde el ${written(from)}. Hasta entonces puede hacer cada pago cuando venza.`,
  coolingOffHasEnded: ({ lastDay }) =>
    lastDay === undefined
      ? 'Los días para anular el préstamo ya terminaron.'
      : `Podía anular el préstamo hasta el ${written(lastDay)}. Aún puede pagar por anticipado según su contrato.`,
  orderIsAlreadyDecided: () => 'Esta solicitud ya se decidió.',
  payoutIsNotUnderWay: () => 'No hay ningún desembolso en camino para este préstamo.',
  approvalHasNotLapsed: () => 'Esta aprobación sigue vigente.',
  rolloverIsNotOffered: () => 'Por el momento no se ofrece una prórroga para este préstamo.',
  dateMoveIsNotOffered: () => 'Por el momento no se puede cambiar la fecha de pago de este préstamo.',
  dateWasMoved: () => 'Ya movió una fecha de pago de este préstamo tantas veces como lo permiten sus condiciones.',
  dateMoveIsTooLate: () => 'Este pago vence hoy o está atrasado. Su fecha ya no se puede mover.',
  creditBalanceIsEmpty: () => 'No tiene saldo a favor en este préstamo.',
  loanIsWrittenOff: () => 'Este préstamo está dado de baja en libros.',
  hardshipIsAsked: () => 'Ya pidió ayuda con este préstamo, o hay un plan que espera su respuesta.',
  hardshipIsAnswered: () => 'Ya respondimos a esta solicitud. Vea la respuesta.',
  planOfferIsOver: () => 'Este plan ya no está disponible. Puede pedir ayuda de nuevo.',
  planNoLongerFits: () => 'El préstamo cambió tanto que este plan ya no es adecuado. Puede pedir ayuda de nuevo.',
  loanHasChanged: () => 'El préstamo ha cambiado desde entonces. Revise las nuevas cifras.',
  amountHasChanged: () => 'El monto ha cambiado. Revíselo antes de pagar.',
  loanHasReceivedMore: () =>
    'Recibimos un pago después de que usted abrió esta página. Revise de nuevo antes de pagar más.',
  paymentIsPending: () => 'No envíe el pago otra vez.',
  paymentReferenceIsNotValid: () =>
    'Esto no es una referencia de pago. Búsquela en su comprobante o en su billetera: letras y números, al menos 4.',
  paymentIsAlreadyShown: ({ amount, day }) =>
    `Este pago ya está registrado en su préstamo: ${amount}, pagado el ${written(day ?? '')}.`,
  channelIsUnknown: () => 'Esta forma de pago no está disponible. Elija otra.',
  channelDoesNotTakeThisAmount: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'Esta forma de pago no acepta este monto. Elija otra.'
      : `Esta forma de pago acepta de ${min} a ${max}. Elija otra.`,
  channelIsUnavailable: () =>
    'Esta forma de pago no responde por el momento. No se cobró nada. Intente de nuevo en unos minutos o elija otra.',
  paymentCodeIsWrong: () => 'Código de verificación incorrecto.',
  cardWasDeclined: () => 'Su banco rechazó el pago. No se cobró nada. Pruebe con otra tarjeta.',

  requestKeyWasUsedForSomethingElse: () => 'Esta solicitud ya se envió con otro contenido. Empiece de nuevo.',
  tooManyRequests: ({ seconds }) =>
    seconds === undefined
      ? 'Demasiados intentos. Espere un poco.'
      : `Demasiados intentos. Intente de nuevo en ${wait(seconds)}.`,

  codeIsWrong: () => 'Ese código no es correcto. Revíselo o pida otro.',
  codeHasExpired: () => 'Ese código ha vencido. Pida otro.',
  codeIsUsedUp: ({ seconds }) =>
    seconds === undefined
      ? 'Demasiados intentos incorrectos. Pida otro código.'
      : `Demasiados intentos incorrectos. Intente de nuevo en ${wait(seconds)}.`,
  codeWasJustSent: () => 'Acabamos de enviar el código. No pida otro todavía.',
  tooManyCodes: ({ seconds }) =>
    seconds === undefined
      ? 'Por ahora no se pueden enviar más códigos. Intente de nuevo más tarde.'
      : `Por ahora no se pueden enviar más códigos. Intente de nuevo en ${wait(seconds)}.`,
  passkeyIsNotAccepted: () => 'No funcionó. Inténtelo de nuevo o inicie sesión con un código.',
  loginIsTooLongAgo: () => 'Por su seguridad, inicie sesión otra vez y luego agregue este teléfono.',
  tooManyPasskeys: ({ most }) => `Ya agregó ${most} teléfonos. Quite uno primero.`,
  longCodeIsUnderWay: ({ digits, seconds }) =>
    `Hemos enviado a este teléfono un código más largo, de ${digits} dígitos. Escriba ese. El próximo se podrá enviar en ${wait(seconds ?? 0)}.`,
  voiceIsNotOffered: () => 'Aquí no podemos llamarle. Pida el código por mensaje de texto.',
  phoneIsNotValid: () => 'Escriba un número de teléfono válido.',
  phoneIsNotYours: () => 'Este no es el teléfono de su cuenta.',
  phoneIsYoursAlready: () => 'Ya tiene este número.',
  phoneHasAnotherAccount: () => 'Este número tiene otra cuenta con nosotros. Si ambas son suyas, hable con nosotros.',
  emailIsNotOffered: () => 'Aquí no se puede confirmar ningún correo.',
  emailLinkHasExpired: () => 'Este enlace ya no es válido. Pida otro en Mi cuenta.',
  captchaIsWrong: () => 'Las letras de la imagen no son correctas.',
  captchaIsWrongAtRegistration: () => 'Las letras de la imagen no son correctas.',
  phoneIsAlreadyRegistered: () => 'Ya tiene una cuenta. Por favor, descargue la aplicación e inicie sesión.',
  moneyIsStillOwed: ({ amount }) =>
    amount === undefined
      ? 'Todavía no: esta cuenta tiene un préstamo abierto. Cuando esté pagado, podrá eliminar la cuenta aquí al instante.'
      : `Todavía no: esta cuenta tiene un préstamo abierto. Aún debe ${amount}. Cuando esté pagado, podrá eliminar la cuenta aquí al instante.`,
  applicationIsStillOpen: () =>
    'Todavía no: aún estamos decidiendo o desembolsando un préstamo de esta cuenta. Intente de nuevo cuando termine.',
  creditIsStillYours: ({ amount }) =>
    `Todavía no: pagó más de lo que debía, y ${amount} sigue siendo suyo. Pida primero que se lo devolvamos.`,

  orderDoesNotAcceptCollectionComplaints: () => 'El préstamo elegido no admite reclamos sobre cobranza',
  complaintIsEmpty: () => 'Por favor, escriba sus comentarios y sugerencias',
  complaintIsTooLong: ({ max, typed }) => `Use ${max} caracteres como máximo. Escribió ${typed}.`,
  tooManyComplaints: ({ max }) => `Puede enviar ${max} reclamos al día. Intente de nuevo mañana.`,
  tooManyCaseMessages: ({ max }) => `Puede enviar ${max} mensajes al día. Intente de nuevo mañana.`,
  tooManyImages: ({ max }) => `Elija ${max} imágenes como máximo.`,
  tooManyUploads: ({ max }) => `Puede enviar ${max} imágenes al día. Intente de nuevo mañana.`,
  fileIsNoImage: () => 'Este archivo no se puede leer como imagen. Elija una imagen JPEG, PNG o WebP.',
  fileIsTooLarge: ({ megabytes }) => `Esta imagen es demasiado grande. Elija una de menos de ${megabytes} MB.`,
  alreadyRated: () => 'Ya calificó esta respuesta.',
  ratingIsNotAsked: () => 'Aquí todavía no hay nada que calificar.',

  linkIsNotAllowed: () => 'Este enlace no se puede abrir desde aquí.',
  newsLinkHasExpired: () => 'Este enlace ya no es válido. Suscríbase otra vez.',
  birthDateIsImpossible: ({ name }) =>
    `${name === undefined ? '' : `${name}: `}esta fecha no existe. Revise día, mes y año.`,
  applicantIsTooYoung: ({ from }) =>
    `Solo prestamos a personas mayores de 18 años. Puede solicitarlo a partir del ${written(from ?? '')}. No se guardó nada.`,
  applyingIsNoUse: ({ text, remedy }) => `${text} ${remedy}`,
  applicationIsIncomplete: ({ step }) =>
    step === undefined
      ? 'Su solicitud aún no está completa. Complete lo que falta.'
      : `Su solicitud aún no está completa. Falta: ${step}`,
  applicationIsDecided: () => 'Esta solicitud ya se decidió.',
  consentIsNeeded: ({ name }) =>
    name === undefined
      ? 'Sin este consentimiento no podemos decidir sobre una solicitud.'
      : `${name}: sin este consentimiento no podemos decidir sobre una solicitud.`,
  consentHasChanged: () => 'Este texto ha cambiado. Léalo de nuevo antes de aceptar.',
  tooManyApplications: ({ max }) => `Puede enviar ${max} solicitudes al día. Intente de nuevo mañana.`,
  contactsAreNeverCollected: () => 'Nunca recogemos sus contactos.',
  consentIsMissing: () => 'Esto solo lo pedimos con su consentimiento, dado en ese momento.',
  consentHoldsWithTheLoan: () =>
    'Esto es parte de un préstamo y sigue vigente mientras dure. Cuando todo esté pagado, podrá eliminar su cuenta.',
}
