// What the server says about products, applications and what needs the borrower now, in Spanish.

import { shortDate, writtenDate } from '../../../core/written-date.ts'
import type { ApplicationWords } from '../en/application.ts'

const written = writtenDate('es')
const short = shortDate('es')

const payments = (count: number): string => (count === 1 ? '1 pago' : `${count} pagos`)

export const application: ApplicationWords = {
  costLine: (v) =>
    `Recibe ${v.netProceeds} y devuelve ${v.totalRepayable} en ${payments(v.instalments)} a lo largo de ${v.termDays} días: le cuesta ${v.totalCost}.`,
  conditions: {
    age: (v) => `Es mayor de ${v.years} años.`,
    phone: 'El teléfono con el que inicia sesión es suyo.',
    account: 'Tiene una cuenta bancaria o una billetera electrónica a su nombre.',
    noLatePayment: 'No tiene aquí ningún pago atrasado de otro préstamo.',
    affordable: (v) => `Todos sus pagos de préstamos juntos no pasan de ${v.percent} de lo que gana al mes.`,
  },
  needed: {
    personal: 'Su nombre, fecha de nacimiento y dirección',
    job: 'Su trabajo y sus ingresos al mes',
    ext: 'Para qué es el préstamo y sus otros pagos de préstamos',
    identity: 'Una foto de un documento de identidad',
    consent: 'Su consentimiento, que puede retirar',
  },
  steps: {
    personal: { title: 'Sobre usted', text: 'Quién es y dónde vive.' },
    job: { title: 'Trabajo e ingresos', text: 'Cómo gana dinero, y cuánto.' },
    ext: { title: 'Sobre el préstamo', text: 'Para qué es y qué más paga.' },
    identity: { title: 'Su identidad', text: 'Un documento y una foto de él.' },
    consent: { title: 'Su consentimiento', text: 'Qué podemos hacer con lo que nos contó.' },
  },
  fields: {
    birthDay: { title: 'Fecha de nacimiento', hint: 'Solo prestamos a personas mayores de 18 años.' },
    fullName: { title: 'Nombre completo', placeholder: 'Como en su documento de identidad' },
    city: { title: 'Ciudad o pueblo' },
    address: { title: 'Calle y número', hint: 'Donde le llega una carta.' },
    email: {
      title: 'Correo electrónico',
      hint: 'No hace falta: sus documentos están en la aplicación.',
    },
    workKind: { title: '¿Cómo gana dinero?', placeholder: 'Elija una opción' },
    employer: { title: 'Empleador', placeholder: 'Nombre de la empresa o persona', hint: 'No llamamos allí.' },
    monthlyIncome: {
      title: 'Ingresos al mes',
      hint: 'Lo que recibe en un mes normal, después de impuestos.',
    },
    purpose: { title: '¿Para qué es el préstamo?', placeholder: 'Elija una opción', hint: 'No cambia el precio.' },
    otherPayments: {
      title: 'Pagos de otros préstamos al mes',
      hint: 'Todos juntos. 0 si no tiene.',
    },
    dependants: {
      title: '¿Cuántas personas viven de sus ingresos?',
      placeholder: '0 a 20',
      hint: 'Además de usted.',
    },
    idType: { title: 'Documento', placeholder: 'Elija una opción' },
    idNumber: { title: 'Número del documento', placeholder: 'Como está impreso' },
  },
  workKinds: {
    employed: 'Empleo fijo',
    selfEmployed: 'Trabajo por cuenta propia, negocio propio',
    dailyWages: 'Trabajo por día',
    pension: 'Pensión',
    student: 'Estudio',
    none: 'Sin ingresos propios',
  },
  purposes: {
    bills: 'Cuentas por pagar',
    education: 'Escuela o formación',
    family: 'Familia',
    health: 'Salud',
    home: 'Casa y arreglos',
    business: 'Mi negocio',
    other: 'Otra cosa',
  },
  documents: {
    nationalId: 'Documento nacional de identidad',
    passport: 'Pasaporte',
    driversLicence: 'Licencia de conducir',
  },
  sides: { front: 'Frente', back: 'Reverso' },
  consents: {
    dataUse: {
      title: 'Uso de mis datos',
      text: 'Pueden usar lo que escribí y las fotos que envié para decidir sobre mi solicitud y gestionar el préstamo. No los venderán, y solo los compartirán con quienes gestionan el préstamo o cuando la ley lo exija.',
    },
    creditCheck: {
      title: 'Revisión de crédito',
      text: 'Pueden revisar mis préstamos y pagos aquí, y lo que les conté, para ver si puedo pagar el préstamo. También pueden preguntar por mí a un servicio de identidad y a un buró de crédito, y darles para eso mi nombre, fecha de nacimiento, número de documento y teléfono. Me dirán por qué decidieron así.',
    },
    news: {
      title: 'Novedades y ofertas',
      text: 'Pueden enviarme novedades sobre productos. Esto no influye en mi préstamo.',
    },
  },
  reasons: {
    tooYoung: {
      text: 'Solo prestamos a personas mayores de 18 años.',
      remedy: 'Puede solicitarlo cuando cumpla 18 años.',
    },
    blocked: {
      text: 'Por el momento no podemos prestar a este número de teléfono.',
      remedy: 'Atención al cliente le dirá por qué y qué puede hacer.',
    },
    loanIsOpen: {
      text: 'Ya tiene una solicitud o un préstamo de este producto.',
      remedy: 'Cuando esté pagado puede solicitarlo de nuevo. Quizá pueda pedir otros productos.',
    },
    paysLate: {
      text: 'Un pago de otro préstamo está atrasado.',
      remedy: 'Puede solicitarlo de nuevo el mismo día en que lo pague.',
    },
    wasVeryLate: {
      text: 'En el último año un pago llegó muy tarde.',
      remedy: 'Después de un año ya no cuenta.',
    },
    tooManyLoans: {
      text: 'Ya tiene el máximo de préstamos que permitimos a la vez.',
      remedy: 'Cuando uno de ellos esté pagado, puede solicitar otro.',
    },
    tooSoon: {
      text: 'Hace poco rechazamos una solicitud suya.',
      remedy: 'Puede solicitarlo de nuevo desde la fecha que le dimos.',
    },
    amountNotOffered: {
      text: 'No ofrecemos este monto para este producto.',
      remedy: 'Elija un monto dentro de los límites del producto.',
    },
    notAffordable: {
      text: 'Los pagos se llevarían una parte demasiado grande de sus ingresos.',
      remedy: 'Un monto menor, o pagos menores de otros préstamos, ayudaría. Puede intentarlo de nuevo enseguida.',
    },
    identityNotConfirmed: {
      text: 'Lo que nos contó sobre su identidad no coincide con los registros oficiales.',
      remedy:
        'Revise su nombre, fecha de nacimiento y número de documento. Cuando estén bien, puede solicitarlo de nuevo.',
    },
    scoreTooLow: {
      text: 'Su puntaje de crédito es menor del que pedimos para este préstamo.',
      remedy: 'Pagar sus préstamos a tiempo lo sube.',
    },
    loansElsewhere: {
      text: 'Tiene más préstamos abiertos con otras entidades de los que permitimos.',
      remedy: 'Cuando algunos estén pagados, puede solicitarlo de nuevo.',
    },
    lateElsewhere: {
      text: 'Un préstamo suyo con otra entidad se pagó demasiado tarde.',
      remedy: 'Ayuda pagar lo que está atrasado allí.',
    },
    approvalHasLapsed: {
      text: 'Su préstamo se aprobó, pero no retiró el dinero a tiempo.',
      remedy: 'Puede solicitarlo de nuevo enseguida. No le costó nada.',
    },
    decidedByPerson: {
      text: 'Una persona revisó su solicitud y decidió rechazarla.',
      remedy: 'Puede solicitarlo de nuevo a partir de la fecha que le dimos.',
    },
  },
  ownFile: (v) =>
    `Preguntamos a ${v.bureau}. Allí puede ver su propio expediente y pedir que corrijan los errores: ${v.url}`,

  review: {
    ask: 'Pedir que una persona la revise de nuevo',
    canAsk: {
      title: '¿Cree que es un error?',
      text: (v) =>
        `Una persona puede revisarla de nuevo. Tendrá la respuesta a más tardar el ${written(v.by)} y le avisaremos por SMS. Puede pedirlo una vez.`,
    },
    referred: {
      title: 'Una persona está revisando su solicitud',
      text: (v) =>
        `Nuestras reglas dejan esta decisión a una persona. ${v.by === null ? 'Está tardando más de lo que dijimos. Le responderemos por SMS.' : `Tendrá la respuesta a más tardar el ${written(v.by)} y le avisaremos por SMS.`} Puede cerrar esta página.`,
    },
    checking: {
      title: 'Estamos verificando lo que nos contó',
      text: (v) =>
        `Preguntamos a ${v.names}, como usted aceptó. Suele tardar unos minutos. Si no hay respuesta a más tardar el ${written(v.by)}, decidirá una persona. Le avisaremos por SMS. Puede cerrar esta página.`,
    },
    askedAgain: {
      title: 'Por favor, envíenos algo otra vez',
      text: (v) =>
        `Una persona no pudo confirmar todo con lo que envió. Envíelo otra vez a más tardar el ${written(v.by)}. Después la persona decide con lo que haya llegado, y le avisaremos por SMS.`,
    },
    secondLook: {
      title: 'Una persona la está revisando de nuevo',
      text: (v) =>
        `${v.by === null ? 'Está tardando más de lo que dijimos. Le responderemos por SMS.' : `Tendrá la respuesta a más tardar el ${written(v.by)} y le avisaremos por SMS.`} Puede cerrar esta página.`,
    },
    approved: { title: 'Una persona la revisó y la aprobó', text: (v) => `El ${written(v.on)}.` },
    declined: { title: 'Una persona la revisó y la rechazó', text: (v) => `El ${written(v.on)}.` },
    sms: {
      askedAgain: (v) =>
        `${v.lender}: por favor, envíenos algo otra vez a más tardar el ${written(v.by)}. Qué es, está en la aplicación.`,
      approved: (v) => `${v.lender}: su solicitud está aprobada. Vea la oferta en la aplicación.`,
      declined: (v) => `${v.lender}: una persona revisó su solicitud y la rechazó. El motivo está en la aplicación.`,
      declinedByRules: (v) => `${v.lender}: su solicitud fue rechazada. El motivo está en la aplicación.`,
      upheld: (v) =>
        `${v.lender}: una persona revisó de nuevo su solicitud. Sigue rechazada. El motivo está en la aplicación.`,
    },
  },
  tasks: {
    overdue: { title: 'Un pago está atrasado', button: 'Pagar ahora' },
    due: { title: 'Vence un pago', button: 'Pagar ahora' },
    payoutFailed: { title: 'No pudimos enviar su dinero', button: 'Agregar otra cuenta' },
    withdraw: { title: 'Su préstamo está listo', button: 'Retirar ahora' },
    approved: { title: 'Su solicitud está aprobada', button: 'Ver la oferta' },
    application: { title: 'Su solicitud no está terminada', button: 'Continuar' },
    inReview: { title: 'Estamos revisando su solicitud', button: 'Ver cómo va' },
    payout: { title: 'El siguiente paso: su dinero', button: 'Ver cómo va' },
    declined: { title: 'Su solicitud fue rechazada', button: 'Ver por qué' },
    active: { title: 'Su préstamo', button: 'Ver el préstamo' },
  },
  line: {
    titles: { applied: 'Solicitado', approved: 'Aprobado', agreed: 'Aceptado', paidOut: 'Desembolsado' },
    ahead: { applied: 'Solicitud', approved: 'Decisión', agreed: 'Aceptación', paidOut: 'Desembolso' },
    yourTurn: 'le toca a usted',
    ourTurn: 'nos toca a nosotros',
    on: (day) => short(day),
    by: (day) => `a más tardar el ${short(day)}`,
  },
  waiting: {
    credit: {
      title: 'Este dinero es suyo',
      text: (v) => `Pagó de más en ${v.product}. Díganos adónde enviarlo.`,
    },
    refund: {
      title: 'Le estamos devolviendo su dinero',
      text: (v) => `Pagó de más en ${v.product}.`,
    },
    case: {
      title: 'Su reclamo',
      text: (v) =>
        v.by === null ? `Número ${v.number}` : `Le responderemos a más tardar el ${written(v.by)}. Número ${v.number}`,
    },
  },
  taskText: {
    application: (v) =>
      v.done === v.total
        ? 'Todo está completo. Revíselo y envíelo.'
        : `${v.done} de ${v.total} pasos hechos. Sigue: ${v.next}`,
    approved: (v) => `Puede aceptar esta oferta de ${v.amount} hasta el ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} Puede solicitarlo de nuevo a partir del ${written(v.retryOn)}.`,
  },
  menu: {
    home: 'Inicio',
    orders: 'Mis préstamos',
    profile: 'Mi cuenta',
    papers: 'Documentos',
    account: 'Cuenta bancaria',
    complaints: 'Mis reclamos',
    questions: 'Preguntas y respuestas',
    support: 'Atención al cliente',
    privacy: 'Política de privacidad',
    deleteAccount: 'Eliminar la cuenta',
    logOut: 'Cerrar sesión',
  },
  payTypes: {
    code: { name: 'Código de pago', text: 'Pague en una tienda, en la aplicación de su banco o con un código QR.' },
    card: { name: 'Tarjeta guardada', text: 'Pague con una tarjeta que ya usó aquí.' },
    wallet: { name: 'Billetera electrónica', text: 'Irá a la billetera y volverá aquí.' },
  },
}
