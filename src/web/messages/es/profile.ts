// Words of the borrower's own pages, in Spanish.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  me: {
    title: 'Mi cuenta',
    voice: (name) => (name === '' ? 'Su cuenta' : name),
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
    since: 'Con nosotros desde',
    loans: 'Mis préstamos',
    documents: 'Documentos',
    documentsNote: 'Contratos, recibos, estados de cuenta',
    account: 'Datos de la cuenta de pago',
    settings: 'Idioma y pantalla',
    privacy: 'Privacidad y mis datos',
    privacyNote: 'Consentimientos, recordatorios, una copia de sus datos',
    logins: 'Dónde tengo la sesión abierta',
    faq: 'Preguntas y respuestas',
    help: 'Hablar con nosotros',
    logout: 'Cerrar sesión',
    deleteAccount: 'Eliminar la cuenta',
    again: 'Ha vuelto a iniciar sesión.',
    againText: 'Lo que escribió le espera en la página anterior: cierre esta y siga allí.',
  },

  documents: {
    title: 'Documentos',
    voice: 'Todos los documentos de sus préstamos, para leer y para guardar como archivo.',
    applied: (day) => `solicitado el ${day}`,
    none: 'Todavía no hay documentos',
    noneText: 'En cuanto acepte un préstamo, sus documentos estarán aquí, palabra por palabra.',
    toHome: 'A la página de inicio',
    unreadable:
      'La ley puede obligarnos a conservar estos documentos. Puede leerlos aquí mientras tenga una cuenta con nosotros.',
  },

  settings: {
    title: 'Idioma y pantalla',
    language: 'Idioma',
    languageText: 'De estas páginas y de los mensajes que le enviamos.',
    ground: 'Pantalla',
    grounds: { phone: 'Como el teléfono', light: 'Clara', dark: 'Oscura' },
    save: 'Guardar',
    saved: 'Guardado.',
    savedHere: 'Guardado en este teléfono.',
    savedHereText: 'Por ahora, nuestros mensajes siguen en el idioma anterior: guarda de nuevo más tarde.',
    kept: 'Dos pequeñas cookies lo conservan en este teléfono. No contienen nada más y no identifican a nadie.',
  },

  privacy: {
    title: 'Privacidad y mis datos',
    consents: 'Lo que aceptó y puede retirar',
    since: (moment) => `desde el ${moment}`,
    withdraw: 'Retirar',
    withdrawn: 'Retirado.',
    withdrawnText: 'Vale desde ahora.',
    reminders: 'Los recordatorios están desactivados.',
    remindersText: 'No le recordamos ningún pago. Lo que llega tarde cuesta igual.',
    remindersOn: 'Volver a enviarme recordatorios',
    remindersAreOn: 'Los recordatorios están activados.',
    agreements: (count) => (count === 1 ? '1 documento de un préstamo' : `${count} documentos de sus préstamos`),
    agreementsText:
      'Valen mientras dure el préstamo. En los primeros días puede devolver un préstamo desde su propia página.',
    copy: 'Una copia de sus datos',
    copyText:
      'Todo lo que conservamos de usted en un solo archivo, para leerlo o llevarlo a otra parte. Es solo para usted: guárdelo donde nadie más mire.',
    copyGet: 'Descargar la copia (JSON)',
    copyFailed: 'La copia no se pudo hacer en este momento. Inténtelo de nuevo en un momento.',
    policy: 'Política de privacidad',
    deleteAccount: 'Eliminar la cuenta',
    never: 'Nunca leemos su agenda de contactos ni contamos a nadie que tiene un préstamo.',
  },

  logins: {
    title: 'Dónde tengo la sesión abierta',
    voice: (count) =>
      count === 1 ? 'Solo tiene la sesión abierta aquí.' : `Tiene la sesión abierta en ${count} lugares.`,
    text: '¿Hay algo que no reconoce? Ciérrelo y hable con nosotros.',
    app: (name) => (name === '' ? 'Aplicación' : `Aplicación: ${name}`),
    browser: 'Navegador',
    here: 'este',
    since: (moment) => `Sesión abierta el ${moment}`,
    lastUsed: (moment) => `Último uso: ${moment}`,
    endOthers: 'Cerrar la sesión en los demás lugares',
    endAll: 'Cerrar la sesión en todas partes, también aquí',
    ended: (count) => (count === 1 ? 'Se cerró una sesión.' : `Se cerraron ${count} sesiones.`),
    endedText: 'Lo que guardó y envió se conserva.',
    idle: 'Un navegador se cierra solo tras 15 minutos sin uso; una aplicación, tras 12 horas.',
  },

  stop: {
    title: 'Recordatorios',
    voice: '¿Dejar de recibir SMS sobre pagos que vencen?',
    text: 'Seguirá viendo cada vencimiento en la aplicación y su préstamo no cambia. Puede volver a activar los recordatorios cuando quiera.',
    submit: 'No recibir más',
    done: 'Los recordatorios están desactivados.',
    doneText: 'Sus vencimientos no cambian. Puede volver a activar los recordatorios en sus ajustes.',
    noLink: 'Este enlace está incompleto y no detiene nada.',
    settings: 'A mis ajustes',
  },
}
