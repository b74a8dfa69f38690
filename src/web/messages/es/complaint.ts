// Words of the complaint screens, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = unbrokenDate('es')

export const complaint: typeof english = {
  title: 'Reclamo',
  mine: 'Mis reclamos',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days) =>
    days === null
      ? 'Le daremos un número de caso.'
      : `Nuestro equipo lo leerá y le responderá en ${days} ${days === 1 ? 'día hábil' : 'días hábiles'}.`,

  entry: {
    order: 'Sobre qué préstamo',
    all: 'Todos',
    allTitle: 'Elija el préstamo',
    noOrder: 'Todavía no tiene ningún préstamo. Puede escribirnos sobre cualquier otra cosa.',
    about: 'De qué se trata',
    notThisOrder: 'El préstamo elegido no admite reclamos sobre cobranza',
    more: 'Qué ocurrió',
  },

  form: {
    about: 'De qué se trata',
    text: 'Cuéntenos qué ocurrió',
    placeholder: 'Con sus propias palabras',
    pictures: 'Imágenes, si las tiene',
    submit: 'Enviar',
    restored: 'Lo que escribió sigue aquí.',
    waiting: 'Todavía se está enviando una imagen.',
    unknown: 'Elija de nuevo de qué se trata.',
    choose: 'Elegir de nuevo',
  },

  sent: {
    title: 'Recibimos su reclamo',
    text: 'Le avisaremos por SMS cuando haya respuesta.',
    number: 'Número de caso',
    answerBy: 'Le responderemos a más tardar el',
    see: 'Ver mi reclamo',
    back: 'Volver a los reclamos',
  },

  name: {
    title: 'Nombre',
    voice: '¿Cuál es su nuevo nombre?',
    now: 'Nombre actual',
    text: 'Nuestro equipo lo comparará con su documento. Hasta entonces no cambia nada.',
    label: 'Nuevo nombre completo',
    hint: 'Como en su documento de identidad',
    pictures: 'Foto de su documento',
    noPicture: 'Agregue una foto de su documento.',
    proof: 'Un documento de identidad, un pasaporte o un acta de matrimonio con el nuevo nombre.',
    waiting: 'Una foto aún se está enviando.',
    submit: 'Enviar',
    sent: 'Estamos revisando su nuevo nombre',
    sentText: 'Le avisaremos por SMS en cuanto decidamos.',
    asked: 'Nuevo nombre',
    accepted: 'Su nombre ha cambiado.',
    refused: 'La última vez no pudimos cambiar su nombre.',
    why: 'Ver por qué',
    see: 'Ver el caso',
    back: 'A mi cuenta',
  },

  slip: {
    title: 'Ya pagué y no aparece',
    reference: 'Número de su comprobante',
    referenceHint: 'Puede llamarse referencia, UTR o número de transacción. También sirve el código con el que pagó.',
    picture: 'Una foto del comprobante, si la tiene',
    promise: (days) =>
      days === null
        ? 'Preguntaremos enseguida a la empresa de pagos.'
        : `Preguntaremos enseguida a la empresa de pagos. Si no basta, nuestro equipo lo revisará en ${days} ${days === 1 ? 'día hábil' : 'días hábiles'}.`,
    waiting: 'Una foto aún se está enviando.',
    submit: 'Enviar',
    others: 'Otro préstamo',
    sentTitle: 'Estamos buscando su pago',
    sentText: 'Le avisaremos por SMS en cuanto figure en su préstamo. No hace falta pagar otra vez.',
    foundTitle: 'Encontramos su pago',
    keepSlip: 'Cuenta el día en que usted pagó. Guarde el comprobante hasta que el pago figure en su préstamo.',
    see: 'Ver el caso',
    toLoan: 'A mi préstamo',
    noLoan: 'Todavía no tiene un préstamo',
    noLoanText: 'Cuando reciba un préstamo, aquí podrá avisarnos de un pago que falte.',
    talk: 'Hable con nosotros',
  },

  list: {
    title: 'Mis reclamos',
    tabs: 'Reclamos por estado',
    none: 'Aquí no hay nada',
    noneText: 'Si algo está mal, díganoslo.',
    write: 'Escribir un reclamo',
    states: { open: 'Abierto', asked: 'Le preguntamos', answered: 'Respondido' },
  },

  details: {
    title: 'Atención en línea',
    result: 'Resultado del caso',
    wrote: (day) => `Usted escribió, ${written(day)}`,
    pictures: 'Imágenes',
    standing: ({ state, isReopened }) =>
      state === 'asked'
        ? 'Le hicimos una pregunta. Responda abajo.'
        : isReopened
          ? 'Su reclamo está abierto de nuevo. Todavía no tiene respuesta.'
          : 'Recibimos su reclamo. Todavía no tiene respuesta.',
    willAnswer: (day) => `Le responderemos a más tardar el ${written(day)}.`,
    answerIsLate: (day) =>
      `Prometimos responderle a más tardar el ${written(day)}. Estamos atrasados y le pedimos disculpas.`,
    lateText:
      'Escríbanos de nuevo más abajo, o acuda a quienes se indican en esta página. No tiene que empezar de cero.',
    steps: { received: 'Recibido', read: 'Leído', answer: 'Respuesta' },
    readBy: (day) => `a más tardar el ${written(day)}`,
    finalBy: 'Respuesta final a más tardar el',
    sent: 'Su mensaje fue enviado.',
    thread: {
      title: 'La conversación',
      you: 'Usted',
      us: 'Nosotros',
      officer: (name) => `${name}, de nuestro equipo`,
      above: 'La respuesta está arriba',
      kinds: {
        acknowledgement: 'Leyó su reclamo',
        question: 'Le preguntó',
        answer: 'Respondió',
        escalation: 'Lo remitió',
        reply: 'Escribió',
        reopening: 'Lo abrió de nuevo',
      },
    },
    reply: { title: 'Agregar algo', text: 'Su mensaje', submit: 'Enviar' },
    reopen: {
      title: '¿No se resolvió?',
      note: 'Cuéntenos qué falta. Su reclamo se abrirá de nuevo y le responderemos otra vez.',
      text: 'Qué sigue mal',
      submit: 'Abrir de nuevo',
    },
    number: 'Número de caso',
    notFound: 'No encontramos este reclamo en su cuenta.',
    toList: 'A mis reclamos',
    toOrder: 'A mi préstamo',
    further: 'Si eso no le ayuda',
  },

  rating: {
    title: 'Por favor, califique esta atención',
    cancel: 'Cancelar',
    submit: 'Enviar',
    missing: 'Elija una calificación',
    done: '¡Calificación enviada!',
  },
}
