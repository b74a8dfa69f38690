// Words of the inbox, in Spanish.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'Mensajes',
  fresh: 'Nuevos',
  earlier: 'Anteriores',
  markRead: 'Marcar todo como leído',
  none: 'Todavía no hay nada.',
  noneText: 'Aquí estarán las decisiones, los recibos, los recordatorios y nuestras respuestas, cada uno con su fecha.',
  texted: (phone) => `Los más importantes los enviamos por SMS a ${phone}. Aquí puede leerlos siempre.`,
  choose: 'Elegir qué le enviamos por SMS',
  notDelivered: 'El SMS sobre esto no llegó.',
  shownOnPhone: 'La aplicación lo mostró en su teléfono.',
  notShownOnPhone: 'Su teléfono no lo mostró.',
  lost: (phone) => `Un SMS a ${phone} no llegó.`,
  lostText: 'Todo lo que enviamos está también aquí. Si cambió de número, avísenos.',
  tell: 'Hable con nosotros',

  texts: {
    title: 'Mensajes de texto',
    voice: 'Elija qué le enviamos por SMS.',
    text: 'Todo está aquí en sus mensajes, se lo enviemos por SMS o no.',
    choose: 'Usted elige',
    kinds: {
      receipts: 'Recibos',
      reminders: 'Recordatorios',
      codes: 'Códigos',
      security: 'Cambios en su cuenta',
      loan: 'Su préstamo',
      cases: 'Sus reclamos',
    },
    receiptsNote: 'Cuando un pago llega como se acordó.',
    remindersNote: (most) =>
      `Antes y después de un vencimiento, ${most} veces por semana como máximo. Pagar tarde cuesta más, con o sin recordatorio.`,
    always: 'Siempre se envían',
    because: {
      youAsk: 'Códigos que usted pidió.',
      safety: 'Para que sepa si otra persona lo intenta.',
      contract:
        'Decisiones, dinero enviado o devuelto y pagos distintos de lo acordado. Su contrato dice que debemos avisarle.',
      law: 'La ley dice que debemos responder cada reclamo.',
    },
    night: (from, to) => `Salvo códigos y avisos de seguridad, nunca enviamos SMS entre las ${from} y las ${to}.`,
    save: 'Guardar',
    saved: 'Guardado.',

    email: {
      title: 'Por correo',
      text: 'Solo las noticias que usted pidió, y nunca sobre su préstamo. Puede detenerlas en Privacidad y mis datos.',
    },
    inText: 'Por SMS',
    phone: {
      title: 'En este teléfono',
      text: 'La aplicación puede avisar en su teléfono que hay novedades. Nunca muestra montos ni nombres.',
      textAlso: 'Lo más importante le llegará por SMS si el teléfono no lo muestra.',
      kinds: 'En su teléfono',
      loanNote: 'Decisiones, dinero enviado o devuelto.',
      casesNote: 'Cuando respondemos.',
      turnOn: 'Mostrar mensajes en este teléfono',
      asking: 'Un momento…',
      noAnswer: 'La aplicación no respondió. Permita los avisos en los ajustes de su teléfono e inténtelo de nuevo.',
      turnOff: 'Dejar de mostrarlos',
      isOn: 'Los mensajes se muestran en su teléfono.',
      isOff: 'Los mensajes ya no se muestran en su teléfono.',
    },
  },
}
