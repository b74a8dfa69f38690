// Words of complaints, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('es')

export const complaint: typeof english = {
  types: {
    collection: 'Cobranza',
    repayment: 'Pagos',
    charges: 'Cargos y condiciones',
    payout: 'Desembolso',
    account: 'Cuenta y datos',
    app: 'La aplicación',
    other: 'Otra cosa',
    data: 'Mis datos',
  },
  subTypes: {
    calledTooOften: 'Llamaron demasiadas veces',
    calledAtWrongTime: 'Llamaron muy temprano, muy tarde o en feriado',
    calledOthers: 'Llamaron a mi familia, a mis amigos o a mi trabajo',
    threatened: 'Me amenazaron o insultaron',
    saidSomethingFalse: 'Dijeron algo falso',
    paidAlready: 'Llamaron aunque ya pagué',
    otherConduct: 'Otra cosa sobre la cobranza',
    correct: 'Corregirlos',
    restrict: 'Dejar de usarlos para algo',
    explain: 'Explicar su uso',
  },
  tabs: { all: 'Todos', open: 'Abiertos', answered: 'Respondidos' },
  status: {
    inReview: 'En revisión',
    declined: 'Rechazado',
    approved: 'Aprobado',
    active: 'Vigente',
    due: 'Por pagar',
    overdue: 'En mora',
    settled: 'Pagado',
  },
  details: { amount: 'Monto del préstamo', orderNumber: 'Préstamo n.º', appliedOn: 'Solicitado el' },
  escalation: {
    again: '¿No está conforme? Escríbanos',
    officer: '¿No quedó conforme? Escriba a nuestro responsable de reclamos',
    phone: 'O llame al',
    regulator: 'Después puede acudir a',
  },
  claim: {
    content: ({ reference }) => `Ya pagué y no aparece. Referencia: ${reference}`,
    answer: ({ amount, day, number }) =>
      `Encontramos su pago de ${amount} del ${written(day)} (número ${number}). Ya está registrado y cuenta desde el día en que pagó.`,
    smsMatched: ({ lender, amount, caseNumber }) =>
      `${lender}: encontramos su pago de ${amount}. Ya está registrado y el caso ${caseNumber} está cerrado.`,
  },
  nameChange: {
    proof: 'Foto de su documento',
    content: ({ name }) => `Por favor, cambien mi nombre a: ${name}`,
    accepted: ({ name }) =>
      `Desde ahora su nombre es ${name}. Los documentos que ya aceptó conservan el nombre de su fecha.`,
    refused: ({ reason }) => `No pudimos cambiar su nombre. ${reason}`,
    smsOpened: ({ lender, caseNumber, support }) =>
      `${lender}: recibimos su solicitud de cambio de nombre (${caseNumber}). ¿No fue usted? Llame al ${support}.`,
    smsDecided: ({ lender, caseNumber }) =>
      `${lender}: ya decidimos sobre su nuevo nombre (${caseNumber}). Abra la aplicación para leerlo.`,
  },
  said: {
    takenDown: 'Anotamos esto por usted tal como nos lo contó. Léalo arriba y escriba abajo si falta algo o no es así.',
    acknowledgement: 'Leímos su reclamo y lo estamos revisando.',
    escalation: ({ regulator, day }) =>
      `Remitimos su reclamo a ${regulator} el ${written(day)}. Es posible que le contacten.`,
    reopening: 'Volvimos a abrir su reclamo y lo revisaremos otra vez.',
  },
  templates: {
    askForSlip:
      'Por favor, envíenos una foto de su comprobante de pago. El número, el monto y la fecha deben leerse bien.',
    askForDetails: 'Por favor, cuéntenos más: ¿cuándo ocurrió y quién participó?',
    corrected: 'Tiene razón y lo sentimos. Ya lo corregimos.',
    asAgreed: 'Revisamos su préstamo. El monto es el que se acordó en su contrato. Con gusto se lo explicamos.',
  },
  data: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: recibimos su solicitud sobre sus datos (${caseNumber}).`
        : `${lender}: recibimos su solicitud sobre sus datos (${caseNumber}). Le responderemos a más tardar el ${written(answerBy)}.`,
    answered: ({ lender, caseNumber }) =>
      `${lender}: respondimos su solicitud sobre sus datos (${caseNumber}). Abra la aplicación para leerla.`,
    news: ({ lender, caseNumber }) =>
      `${lender}: hay novedades sobre su solicitud sobre sus datos (${caseNumber}). Abra la aplicación para leerlas.`,
    said: {
      acknowledgement: 'Leímos su solicitud y la estamos revisando.',
      reopening: 'Abrimos su solicitud de nuevo y la revisaremos otra vez.',
    },
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: recibimos su reclamo ${caseNumber}.`
        : `${lender}: recibimos su reclamo ${caseNumber}. Le responderemos a más tardar el ${written(answerBy)}.`,
    answer: ({ lender, caseNumber }) =>
      `${lender}: su reclamo ${caseNumber} tiene respuesta. Abra la aplicación para leerla.`,
    acknowledgement: ({ lender, caseNumber }) => `${lender}: estamos revisando su reclamo ${caseNumber}.`,
    question: ({ lender, caseNumber }) =>
      `${lender}: tenemos una pregunta sobre su reclamo ${caseNumber}. Abra la aplicación para responder.`,
    escalation: ({ lender, caseNumber }) =>
      `${lender}: remitimos su reclamo ${caseNumber}. Abra la aplicación para leer más.`,
    reopening: ({ lender, caseNumber }) =>
      `${lender}: volvimos a abrir su reclamo ${caseNumber}. Abra la aplicación para leer más.`,
  },
}
