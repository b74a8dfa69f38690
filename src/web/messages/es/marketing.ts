// Words of the public site, in Spanish.

import type { marketing as english } from '../en/marketing.ts'
import { days, withinDays } from './days.ts'

export const marketing: typeof english = {
  nav: {
    label: 'Principal',
    home: 'Inicio',
    compare: 'Comparar préstamos',
    policy: 'Privacidad',
    loanTerms: 'Términos',
    reviews: 'Opiniones',
    about: 'Quiénes somos',
    enter: 'Iniciar sesión',
  },

  share: {
    home: (lender) => `${lender}: un préstamo que se puede leer hasta la última línea`,
    homeText: (lender) =>
      `${lender} presta por meses, no por días. Cada costo está en la pantalla antes de que usted acepte, y no cobramos nada más.`,
    card: 'Una libreta abierta con todos los pagos marcados y la suma subrayada dos veces',
    about: 'Quiénes somos y cómo comunicarse con nosotros.',
    policy: 'Qué sabemos de usted, para qué, y cómo puede detenerlo.',
    loanTerms: 'Plazos, fechas, pago anticipado y lo que cuesta atrasarse, cada cifra en una página.',
    reviews: 'Lo que dicen quienes pidieron un préstamo aquí.',
  },

  hero: {
    scene: 'Una libreta abierta sobre un escritorio, con anteojos y una taza',
    title: 'Un préstamo que se puede leer hasta la última línea.',
    forDays: (from, to) => `por ${from} a ${to} días.`,
    to: 'a',
    promise: 'Cada costo está en la pantalla antes de que usted acepte.',
  },

  how: {
    title: 'Cómo funciona',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Usted lo solicita', note: 'un teléfono, una cuenta a su nombre' },
      { title: 'Decidimos', note: `en un plazo de ${days(decisionDays)}, con el motivo` },
      { title: 'Usted ve cada costo', note: 'y luego decide' },
      { title: 'Llega el dinero', note: withinDays(fundingMinDays, fundingMaxDays) },
    ],
  },

  who: {
    title: 'Quiénes somos',
    more: 'Conózcanos',
    reviews: 'Lo que dicen los clientes',
  },

  news: {
    label: 'Noticias por correo',
    placeholder: 'usted@ejemplo.com',
    submit: 'Suscribirse',
    hint: (aMonth, byLink) => {
      const often = aMonth === 1 ? 'Una vez al mes como máximo.' : `${aMonth} veces al mes como máximo.`
      return `${often} ${byLink ? 'Le enviaremos un enlace: las noticias llegan solo después de abrirlo.' : 'Escríbanos para dejar de recibirlas.'}`
    },
    done: '¡Listo!',
    doneText: 'Tenemos su dirección.',
    linkSent: 'Le enviamos un enlace. Ábralo, por favor: solo después le llegarán noticias.',
  },

  newsLink: {
    title: 'Noticias por correo',
    home: 'Ir a la página de inicio',
    noLink: 'Este enlace no está completo; no se cambió nada.',
    confirm: {
      voice: '¿Enviamos noticias a esta dirección?',
      text: 'Puede darse de baja cuando quiera con el enlace que lleva cada correo.',
      submit: 'Sí, envíenme noticias',
      done: 'Gracias. Le enviaremos noticias.',
    },
    stop: {
      voice: '¿Dejar de enviar noticias a esta dirección?',
      text: 'Nada más cambia, y sus préstamos siguen igual.',
      submit: 'Dejar de recibir noticias',
      done: 'No le enviaremos más noticias.',
    },
  },

  about: {
    title: 'Quiénes somos',
    mission: 'Nuestra misión',
    advantages: 'Con qué puede contar',
    team: 'El equipo',
    contact: {
      heading: 'Contacto',
      phone: 'Teléfono',
      email: 'Correo de atención',
      address: 'Domicilio',
      registration: 'Registro',
    },
  },

  contactForm: {
    title: 'Escríbanos',
    name: 'Nombre',
    telephone: 'Teléfono',
    suggestion: 'Sugerencia',
    submit: 'Enviar',
    incomplete: '¡Por favor, complete todos los datos!',
    done: '¡Listo!',
    doneText: 'Recibimos su mensaje.',
  },

  policy: {
    title: 'Acuerdo de privacidad',
    frame: 'El texto de la política de privacidad',
    alone: 'Abrir el texto en pantalla completa',
  },

  reviews: {
    title: 'Opiniones',
    text: 'Lo que nos escribieron los clientes.',
    samples: 'Estas son de muestra: cada prestamista pone aquí las suyas.',
    picture: (stars, quote, by) => `${stars} de 5 estrellas: «${quote}» ${by}`,
    samplePicture: (stars, quote, by) => `Tarjeta de muestra, ${stars} de 5 estrellas: «${quote}» ${by}`,
    sample: 'muestra',
  },

  oldLinks: {
    title: '¿Le trajo aquí un enlace antiguo?',
    borrowDetail: 'Su préstamo',
    addnormalcard: 'Cuenta bancaria',
    alipayrepayment: 'Pagar con billetera',
    downloadTemplate: 'Obtener la aplicación',
    agreementTemplate: 'Acuerdo',
  },

  end: {
    registered: (number) => `Prestamista registrado ${number}`,
    copyright: (year, lender) => `© ${year} ${lender}`,
    languages: 'Idioma',
    help: 'Atención al cliente',
    deleteAccount: 'Eliminar la cuenta',
  },
}
