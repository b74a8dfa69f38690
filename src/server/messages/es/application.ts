// What the server says about products, applications and what needs the borrower now, in Spanish.

import type { ApplicationWords } from '../en/application.ts'

const payments = (count: number): string => (count === 1 ? '1 pago' : `${count} pagos`)

export const application: ApplicationWords = {
  costLine: (v) =>
    `Recibe ${v.netProceeds} y devuelve ${v.totalRepayable} en ${payments(v.instalments)} a lo largo de ${v.termDays} días: le cuesta ${v.totalCost}.`,
  conditions: {
    age: (v) => `Es mayor de ${v.years} años.`,
    phone: 'El teléfono con el que ingresó es suyo.',
    account: 'Tiene una cuenta bancaria o una billetera electrónica a su nombre.',
    noLatePayment: 'No tiene aquí ningún pago atrasado de otro préstamo.',
    affordable: (v) => `Todos sus pagos de préstamos juntos no pasan de ${v.percent} de lo que gana al mes.`,
  },
  needed: {
    personal: 'Su nombre, fecha de nacimiento y dirección',
    job: 'De qué vive y cuánto recibe al mes',
    ext: 'Para qué es el préstamo y qué más paga cada mes',
    identity: 'Una foto de un documento de identidad',
    consent: 'Su consentimiento, que puede retirar',
  },
  steps: {
    personal: { title: 'Sobre usted', text: 'Quién es y dónde vive.' },
    job: { title: 'De qué vive', text: 'Su trabajo y sus ingresos.' },
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
      hint: 'Puede dejarlo vacío. Los documentos están en la aplicación de todos modos.',
    },
    workKind: { title: '¿De qué vive?', placeholder: 'Elija una opción' },
    employer: { title: 'Empleador', placeholder: 'Nombre de la empresa o persona', hint: 'No llamamos allí.' },
    monthlyIncome: {
      title: 'Ingresos al mes',
      hint: 'Lo que recibe en un mes normal, después de impuestos.',
    },
    payDay: { title: 'Día del mes en que le pagan', placeholder: '1 a 31', hint: 'Puede dejarlo vacío.' },
    purpose: { title: '¿Para qué es el préstamo?', placeholder: 'Elija una opción', hint: 'No cambia el precio.' },
    otherPayments: {
      title: 'Pagos de otros préstamos al mes',
      hint: 'Todos juntos. 0 si no tiene.',
    },
    dependants: {
      title: '¿Cuántas personas viven de sus ingresos?',
      placeholder: '0 a 20',
      hint: 'Además de usted. Puede dejarlo vacío.',
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
      text: 'Pueden usar lo que escribí y las fotos que envié para decidir sobre mi solicitud y llevar el préstamo. No los venden, y solo los pasan a quienes ejecutan el préstamo o donde una ley lo exige.',
    },
    creditCheck: {
      title: 'Revisión de crédito',
      text: 'Pueden revisar mis préstamos y pagos aquí, y lo que les conté, para ver si puedo pagar el préstamo. Me dicen la razón de la decisión y puedo pedir que una persona la revise.',
    },
    news: {
      title: 'Novedades y ofertas',
      text: 'Pueden enviarme novedades sobre productos. Esto no influye en mi préstamo.',
    },
  },
  reasons: {
    tooYoung: {
      text: 'Solo prestamos a personas mayores de 18 años.',
      remedy: 'Puede solicitarlo a partir de su cumpleaños.',
    },
    blocked: {
      text: 'Por el momento no podemos prestar a este número de teléfono.',
      remedy: 'La atención al cliente le dice por qué y qué puede hacer.',
    },
    loanIsOpen: {
      text: 'Ya tiene una solicitud o un préstamo de este producto.',
      remedy: 'Cuando esté pagado puede solicitarlo de nuevo. Quizá pueda pedir otros productos.',
    },
    paysLate: {
      text: 'Un pago de otro préstamo está atrasado.',
      remedy: 'Cuando pague lo atrasado, puede solicitarlo el mismo día.',
    },
    wasVeryLate: {
      text: 'En el último año un pago llegó muy tarde.',
      remedy: 'Después de un año ya no lo tomamos en cuenta.',
    },
    tooManyLoans: {
      text: 'Ya tiene tantos préstamos como damos a la vez.',
      remedy: 'Cuando uno de ellos esté pagado, puede solicitar otro.',
    },
    tooSoon: {
      text: 'Hace poco se rechazó una solicitud suya.',
      remedy: 'A partir del día que se le dijo entonces puede solicitarlo de nuevo.',
    },
    amountNotOffered: {
      text: 'Este monto no se ofrece para este producto.',
      remedy: 'Elija un monto dentro de los límites del producto.',
    },
    notAffordable: {
      text: 'Los pagos se llevarían una parte demasiado grande de sus ingresos.',
      remedy: 'Un monto menor, o menos pagos de otros préstamos, lo cambiaría. Puede intentarlo enseguida.',
    },
    approvalHasLapsed: {
      text: 'El préstamo se aprobó, pero el dinero no se retiró a tiempo.',
      remedy: 'Puede solicitarlo de nuevo enseguida. No le costó nada.',
    },
  },
  tasks: {
    overdue: { title: 'Un pago está atrasado', button: 'Pagar ahora' },
    due: { title: 'Un pago vence', button: 'Pagar ahora' },
    payoutFailed: { title: 'No se pudo enviar su dinero', button: 'Registrar otra cuenta' },
    withdraw: { title: 'Su préstamo está listo', button: 'Retirar ahora' },
    approved: { title: 'Su solicitud está aprobada', button: 'Ver la oferta' },
    application: { title: 'Su solicitud no está terminada', button: 'Continuar' },
    inReview: { title: 'Estamos leyendo su solicitud', button: 'Ver cómo va' },
    declined: { title: 'Su solicitud fue rechazada', button: 'Ver por qué' },
    active: { title: 'Su préstamo', button: 'Ver el préstamo' },
  },
  taskText: {
    application: (v) =>
      v.done === v.total
        ? 'Todo está completo. Revíselo y envíelo.'
        : `${v.done} de ${v.total} pasos hechos. Sigue: ${v.next}`,
    approved: (v) => `La oferta de ${v.amount} se puede tomar hasta el ${v.until}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} Puede solicitarlo de nuevo a partir del ${v.retryOn}.`,
  },
  menu: {
    home: 'Inicio',
    orders: 'Mis préstamos',
    profile: 'Mi cuenta',
    papers: 'Mis documentos',
    account: 'Datos de la cuenta de pago',
    complaints: 'Mis quejas',
    questions: 'Preguntas y respuestas',
    support: 'Atención al cliente',
    privacy: 'Política de privacidad',
    deleteAccount: 'Eliminar la cuenta',
    logOut: 'Cerrar sesión',
  },
  payTypes: {
    code: { name: 'Código de pago', text: 'Pague en una tienda, en la aplicación de su banco o con un código QR.' },
    card: { name: 'Tarjeta guardada', text: 'Pague con una tarjeta que ya usó aquí.' },
    wallet: { name: 'Billetera electrónica', text: 'Le llevamos a la billetera y de vuelta.' },
  },
}
