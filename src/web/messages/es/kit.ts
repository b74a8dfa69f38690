// Words of the kit, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import type { KitWords } from '../en/kit.ts'

export const kit: KitWords = {
  day: writtenDate('es'),
  back: 'Atrás',
  help: 'Ayuda',
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  more: 'más',
  hide: 'ocultar',
  retry: 'Intentar de nuevo',
  refresh: 'Actualizar',
  loading: 'cargando...',
  wrongTitle: 'Error: ',
  choose: 'Elegir',
  mayStayEmpty: '(opcional)',
  skipToContent: 'Ir al contenido',
  outOf: (used, limit) => `${used}/${limit}`,
  tooLong: (used, limit) => `Es demasiado largo: tiene ${used} caracteres y caben ${limit}.`,
  unread: (count) => `${count} sin leer`,

  status: {
    inReview: 'En revisión',
    declined: 'Rechazado',
    approved: 'Aprobado',
    active: 'Vigente',
    due: 'Por pagar',
    overdue: 'En mora',
    settled: 'Pagado',
  },
  picture: {
    inReview: 'En revisión: una hoja que alguien lee',
    declined: 'Rechazado: una carta con el motivo',
    approved: 'Aprobado: una hoja que recibe un sello',
    active: 'Vigente: una libreta abierta',
    due: 'Por pagar: el día en el calendario',
    overdue: 'En mora: el día ya pasó',
    settled: 'Pagado: la libreta, cerrada y sellada',
  },

  connection: {
    error: 'Error',
    again: 'Intentar de nuevo ahora',
    once: 'Aunque lo envíe otra vez, cuenta una sola vez.',
    notSent: { title: 'No se envió: no hay conexión.', text: 'No se hizo nada. Aquí no se perdió nada.' },
    notSentOnline: { title: 'Ya hay conexión.', text: 'Antes no se envió. Aquí no se perdió nada.' },
    asking: { title: 'Aún no hay respuesta.', text: 'Estamos verificando si nos llegó.' },
    askingOffline: {
      title: 'Aún no hay respuesta ni conexión.',
      text: 'En cuanto vuelva la conexión verificaremos si nos llegó.',
    },
    showing: { title: 'Nos llegó.', text: 'Un momento: verá la respuesta.' },
    notDone: { title: 'No nos llegó.', text: 'No se hizo nada. Aquí no se perdió nada.' },
    lookAgain: {
      title: 'No llegó ninguna respuesta.',
      text: 'Esta página muestra ahora cómo está todo. Si falta lo suyo, envíelo de nuevo.',
    },
    notTaken: {
      title: 'No pudimos recibirlo en este momento.',
      text: 'No se hizo nada. Intente de nuevo en un momento.',
    },
    waits: { title: 'Aún no hay respuesta.', text: 'Seguimos intentando cargar esto.' },
    waitsOffline: { title: 'Sin conexión.', text: 'Seguiremos en cuanto vuelva la conexión.' },
    stranger: {
      title: 'Esta red respondió en nuestro lugar.',
      text: 'Quizá pide que inicie sesión en ella primero. Seguimos intentando.',
    },
  },

  copy: {
    action: 'Toque para copiar',
    done: 'copiado',
    failed: 'Su teléfono no pudo copiarlo. El código está marcado: cópielo a mano.',
  },

  ledger: {
    done: 'hecho',
    paid: 'pagado',
    due: 'por pagar',
    next: 'siguiente',
    late: 'en mora',
  },
  stamps: (paid, total, late) => `${paid} de ${total} pagos hechos${late > 0 ? `, ${late} en mora` : ''}`,
  step: (n, total) => `Paso ${n} de ${total}`,

  news: {
    checking: 'Buscando novedades…',
    checked: (time) => `Buscando novedades… actualizado a las ${time}`,
    again: 'Revisar de nuevo',
  },
  rateADay: (rate) => `${rate} al día`,

  countdown: {
    left: (clock) => `quedan ${clock}`,
    minutesLeft: (minutes) => (minutes === 1 ? 'Queda un minuto' : `Quedan ${minutes} minutos`),
    ended: 'El tiempo se acabó',
  },
  barcode: 'Código de barras con el código de pago',
  agreed: { open: 'Ver su plan', changed: 'Algo ha cambiado' },
  qrCode: 'Código QR con el código de pago',

  stars: {
    label: (stars, of) => `${stars} de ${of} estrellas`,
    meaning: (stars) => ['', 'muy malo', 'malo', 'regular', 'bueno', 'muy bueno'][stars] ?? '',
    chosen: (stars, of, meaning) => `${stars} de ${of}: ${meaning}`,
  },

  images: {
    add: 'Agregar una imagen',
    choose: 'Elegir imágenes',
    remove: (n) => `Quitar la imagen ${n}`,
    retry: (n) => `Enviar de nuevo la imagen ${n}`,
    name: (n) => `Imagen ${n}`,
    sending: (n, percent) => `Imagen ${n}: ${percent} % enviado`,
    sent: '¡Imagen enviada!',
    unsent: 'Una imagen no se envió.',
    failedAt: (n, why) => `La imagen ${n} no se envió.${why === '' ? '' : ` ${why}`}`,
    onItsWay: 'Todavía se está enviando una imagen. Espere un momento o envíe sin ella.',
    heldBack: (n) =>
      n === 1
        ? 'Una imagen no se envió. Inténtelo de nuevo, quítela o envíe sin ella.'
        : `${n} imágenes no se enviaron. Inténtelo de nuevo, quítelas o envíe sin ellas.`,
    chooseAgain: (n) =>
      n === 1
        ? 'Una imagen no se envió. Elíjala de nuevo o marque esta casilla.'
        : `${n} imágenes no se enviaron. Elíjalas de nuevo o marque esta casilla.`,
    without: (n) => (n === 1 ? 'Enviar sin ella' : 'Enviar sin ellas'),
    limit: (max) => `${max} imágenes como máximo.`,
    wrongKind: 'Solo fotos y capturas de pantalla (JPEG, PNG, WebP).',
    tooLarge: (megabytes) => `Esta imagen pesa más de ${megabytes} MB.`,
  },

  pull: {
    pull: 'Deslice hacia abajo para actualizar',
    release: 'Suelte para actualizar',
    loading: 'cargando...',
    finish: 'Al día',
  },

  noSuchDay: 'Escriba un día del calendario.',
  dateParts: { day: 'Día', month: 'Mes', year: 'Año' },
  suchAs: (example) => `Por ejemplo: ${example}`,
  keypad: {
    label: 'Teclas para el monto',
    point: 'Signo decimal',
    delete: 'Borrar',
    confirm: 'Confirmar',
    hide: 'Ocultar las teclas',
  },
}
