// Words of the borrower's own pages, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { profile as english } from '../en/profile.ts'

const written = unbrokenDate('es')

export const profile: typeof english = {
  me: {
    title: 'Mi cuenta',
    voice: (name) => (name === '' ? 'Su cuenta' : name),
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
    address: 'Domicilio',
    name: 'Nombre',
    since: 'Cliente desde',
    loans: 'Mis préstamos',
    documents: 'Documentos',
    documentsNote: 'Contratos, recibos, estados de cuenta',
    account: 'Cuenta bancaria',
    messages: 'Mensajes de texto',
    settings: 'Idioma y pantalla',
    privacy: 'Privacidad y mis datos',
    privacyNote: 'Consentimientos, recordatorios, una copia de sus datos',
    logins: 'Dónde he iniciado sesión',
    passkeys: 'Bloqueo del teléfono',
    cards: 'Mis tarjetas',
    faq: 'Preguntas y respuestas',
    help: 'Hable con nosotros',
    logout: 'Cerrar sesión',
    deleteAccount: 'Eliminar la cuenta',
    again: 'Ha vuelto a iniciar sesión.',
    againText: 'Lo que escribió sigue en la otra página: cierre esta y siga allí.',
  },

  contact: {
    none: 'todavía ninguno',
    notConfirmed: 'aún sin confirmar',
    phoneChanged: 'Su número de teléfono ha cambiado.',
    phoneChangedText: (phone) =>
      `Desde ahora, inicie sesión con ${phone}; ahí recibirá también nuestros mensajes. Cerramos su sesión en los demás dispositivos.`,
    addressSaved: 'Su domicilio está guardado.',
    addressSavedText: 'Lo usamos para cartas y para su próxima solicitud.',
    emailRemoved: 'Su correo electrónico se eliminó.',
  },

  phone: {
    title: 'Número de teléfono',
    voice: '¿Cuál es su nuevo número?',
    text: (phone) =>
      `Su número actual es ${phone}. Le enviamos un código a ese número y después otro al nuevo. Hasta entonces no cambia nada.`,
    label: 'Nuevo número de teléfono',
    send: 'Enviar código',
    oldVoice: 'Código enviado a su número actual',
    newVoice: 'Código enviado a su nuevo número',
    sentTo: (phone) => `Lo enviamos a ${phone}.`,
    becomes: 'Nuevo número',
    code: 'Código del mensaje',
    sixDigits: 'Escriba los seis dígitos del código.',
    getCode: 'Pedir otro código',
    seconds: (count) => `${count} s`,
    cancel: 'Cancelar',
    confirm: 'Confirmar',
    never: 'Nunca pedimos este código por teléfono. Si alguien se lo pide, no somos nosotros.',
    lost: '¿Ya no tiene el teléfono anterior?',
    lostLock: 'Inicie sesión con el bloqueo de su teléfono: así no hace falta el código del teléfono anterior',
    lostTalk: 'Escríbanos: nuestro equipo le ayudará',
    invalid: 'Escriba un número de teléfono válido.',
  },

  email: {
    title: 'Correo electrónico',
    voice: '¿A dónde podemos escribirle?',
    text: 'Le enviaremos un enlace a esa dirección. La usaremos cuando usted lo abra.',
    now: 'Correo actual',
    pending: (email) => `Enviamos un enlace a ${email}.`,
    pendingText: 'Tiene 2 días para abrirlo. Hasta entonces no cambia nada.',
    label: 'Nuevo correo electrónico',
    send: 'Enviar enlace',
    remove: 'Eliminar mi correo',
    notOffered: 'Aquí no enviamos correos, así que no se puede confirmar ninguno. Todo está en la aplicación.',
    invalid: 'Escriba un correo electrónico válido.',
  },

  emailLink: {
    voice: '¿Usar este correo para su cuenta?',
    text: 'Si no lo pidió, cierre esta página.',
    submit: 'Sí, usarlo',
    done: 'Su correo electrónico está confirmado.',
    noLink: 'Este enlace no está completo, así que no se cambió nada.',
    home: 'Ir a la página de inicio',
  },

  address: {
    title: 'Domicilio',
    voice: '¿Dónde vive?',
    text: 'Para las cartas que exige la ley y para su próxima solicitud.',
    none: 'Todavía no hay domicilio',
    noneText: 'Solo se lo pedimos cuando solicita un préstamo.',
    toHome: 'Ir a la página de inicio',
    save: 'Guardar',
  },

  documents: {
    title: 'Documentos',
    voice: 'Todos los documentos de sus préstamos, para leer o guardar.',
    applied: (day) => `solicitado el ${written(day)}`,
    none: 'Todavía no hay documentos',
    noneText: 'En cuanto acepte un préstamo, sus documentos estarán aquí, palabra por palabra.',
    toHome: 'Ir a la página de inicio',
    unreadable:
      'La ley puede obligarnos a conservar estos documentos. Puede leerlos aquí mientras tenga una cuenta con nosotros.',
  },

  settings: {
    title: 'Idioma y pantalla',
    language: 'Idioma',
    languageText: 'Para estas páginas y los mensajes que le enviamos.',
    ground: 'Pantalla',
    grounds: { phone: 'Como el teléfono', light: 'Clara', dark: 'Oscura' },
    save: 'Guardar',
    saved: 'Guardado.',
    savedHere: 'Guardado en este teléfono.',
    savedHereText: 'Por ahora, nuestros mensajes siguen en el idioma anterior: guarde de nuevo más tarde.',
    kept: 'Dos pequeñas cookies lo recuerdan en este teléfono. No guardan nada más.',
  },

  privacy: {
    title: 'Privacidad y mis datos',
    consents: 'Consentimientos que puede retirar',
    since: (moment) => `Desde el ${written(moment)}.`,
    withdraw: 'Retirar consentimiento',
    withdrawn: 'Consentimiento retirado.',
    withdrawnText: 'Se aplica desde ahora.',
    reminders: 'Los recordatorios están desactivados.',
    remindersText: 'No le recordaremos los pagos. Pagar tarde sigue costando más.',
    remindersOn: 'Volver a enviarme recordatorios',
    remindersAreOn: 'Los recordatorios están activados.',
    agreements: (count) => (count === 1 ? '1 documento de un préstamo' : `${count} documentos de sus préstamos`),
    agreementsText:
      'Siguen vigentes mientras dure el préstamo. Mientras pueda anular un préstamo, lo hará en la página de ese préstamo.',
    copy: 'Una copia de sus datos',
    copyText:
      'Todo lo que tenemos de usted en un solo archivo, para leerlo o llevarlo a otra parte. Es solo para usted: guárdelo donde nadie más mire.',
    copyGet: 'Descargar la copia (JSON)',
    copyFailed: 'No pudimos hacer la copia. Intente de nuevo en un momento.',
    request: {
      title: '¿Alguna pregunta sobre sus datos?',
      text: (days) =>
        `Nuestro equipo lo leerá y responderá en ${days} ${days === 1 ? 'día' : 'días'} como máximo. Verá la respuesta junto a sus reclamos y recibirá un mensaje.`,
      noTime: 'Nuestro equipo lo leerá. Verá la respuesta junto a sus reclamos y recibirá un mensaje.',
      what: '¿Qué debemos hacer?',
      kinds: {
        correct: 'Corregir algo que está mal',
        restrict: 'Dejar de usar mis datos para algo',
        explain: 'Explicar para qué usan mis datos',
      },
      about: '¿De qué se trata?',
      send: 'Enviar la solicitud',
      noKind: 'Elija qué debemos hacer.',
      noText: 'Escriba de qué se trata.',
    },
    policy: 'Política de privacidad',
    deleteAccount: 'Eliminar la cuenta',
    never: 'Nunca leemos sus contactos ni hablamos de su préstamo con su familia, sus amigos o su empleador.',
  },

  logins: {
    title: 'Dónde he iniciado sesión',
    voice: (count) =>
      count === 1 ? 'Solo tiene la sesión iniciada aquí.' : `Tiene la sesión iniciada en ${count} lugares.`,
    text: '¿No reconoce alguna? Ciérrela y hable con nosotros.',
    app: (name) => (name === '' ? 'Aplicación' : `Aplicación: ${name}`),
    browser: 'Navegador',
    browserHere: 'Este navegador',
    here: 'este',
    since: (moment) => `Sesión iniciada el ${written(moment)}`,
    lastUsed: (moment) => `Último uso: ${written(moment)}`,
    endOthers: 'Cerrar la sesión en los demás lugares',
    endAll: 'Cerrar la sesión en todas partes, también aquí',
    ended: (count) => (count === 1 ? 'Se cerró una sesión.' : `Se cerraron ${count} sesiones.`),
    endedText: 'Lo que guardó y envió sigue ahí.',
    idle: 'La sesión del navegador se cierra sola tras 15 minutos sin uso; la de la aplicación, tras 12 horas.',
  },

  stop: {
    title: 'Recordatorios',
    voice: '¿Dejar de recibir SMS sobre pagos que vencen?',
    text: 'Seguirá viendo cada vencimiento en la aplicación y su préstamo no cambia. Puede volver a activar los recordatorios cuando quiera.',
    submit: 'Desactivar recordatorios',
    done: 'Los recordatorios están desactivados.',
    doneText: 'Sus vencimientos no cambian. Puede volver a activar los recordatorios en Mensajes de texto.',
    noLink: 'Este enlace está incompleto, así que no se detuvo nada.',
    settings: 'Ir a mis mensajes de texto',
  },
}
