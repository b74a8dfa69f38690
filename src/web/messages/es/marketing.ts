// Words of the public site, in Spanish.

import type { marketing as english } from '../en/marketing.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const marketing: typeof english = {
  nav: {
    label: 'Principal',
    home: 'Inicio',
    policy: 'Acuerdo de privacidad',
    loanTerms: 'Términos y condiciones',
    reviews: 'Opiniones',
    about: 'Quiénes somos',
    enter: 'Ingresar',
  },

  share: {
    home: (lender) => `${lender}: un préstamo que se puede leer hasta la última línea`,
    homeText: (lender) =>
      `${lender} presta por meses, no por días. Cada costo está en la pantalla antes de que usted acepte, y no se cobra nada que no lo estuviera.`,
    card: 'Una libreta abierta con todos los pagos marcados y la suma subrayada dos veces',
    about: 'Quiénes somos, qué prometemos y cómo hablar con una persona.',
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
    seeCost: 'Ver cuánto cuesta un préstamo',
  },

  example: {
    title: 'Un ejemplo honesto',
    aside: (product) => `${product}, nuestro primer préstamo habitual`,
    youGet: 'Usted recibe',
    youPayBack: 'Usted devuelve',
    interest: (termDays) => `Interés, ${days(termDays)}`,
    totalCost: 'El préstamo le cuesta',
    payments: (count, everyDays) =>
      count === 1
        ? 'Un pago al final'
        : everyDays === null
          ? `${count} pagos`
          : `${count} pagos, cada ${days(everyDays)}`,
    lastPayment: 'El último pago',
    aprYear: 'TAE',
    aprMonth: 'Tasa efectiva mensual, todos los costos',
    late: (daysLate) => `${days(daysLate)} de atraso en un pago`,
    more: 'más',
    honest:
      'Es caro para un plazo largo y puede ser justo para uno corto. Si puede esperar o pedir a la familia, hágalo.',
    exact: 'Calculado hoy, con el mismo motor que hace su oferta.',
    own: 'Ver su propia oferta',
  },

  how: {
    title: 'Cómo funciona',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Usted lo solicita', note: 'un teléfono, una cuenta a su nombre' },
      { title: 'Decidimos', note: `en un plazo de ${days(decisionDays)}, con el motivo` },
      { title: 'Usted ve cada costo', note: 'y acepta, o no' },
      { title: 'Llega el dinero', note: `en ${fundingMinDays} a ${days(fundingMaxDays)}` },
    ],
  },

  who: {
    title: 'Quiénes somos',
    text: (lender) =>
      `${lender} es prestamista, no intermediario. El dinero es nuestro, la decisión es nuestra, y cuando usted escribe le responde una persona nuestra.`,
    more: 'Conózcanos',
    reviews: 'Lo que dicen los clientes',
  },

  news: {
    label: 'Noticias por correo',
    placeholder: 'usted@ejemplo.com',
    submit: 'Suscribirse',
    hint: 'Una vez al mes como máximo. Escríbanos y se termina.',
    done: '¡Listo!',
    doneText: 'Tenemos su dirección.',
  },

  about: {
    title: 'Quiénes somos',
    mission: {
      heading: 'Nuestra misión',
      text: (lender) => [
        'Un préstamo corto es caro en todas partes. Lo peligroso es no saber cuánto.',
        `${lender} se fundó para poner el precio completo en una página: lo que llega, lo que se devuelve, lo que hay en medio y lo que cuesta un día de atraso. Quien la lee puede decir que sí, y puede decir que no.`,
      ],
    },
    advantages: {
      heading: 'Con qué puede contar',
      items: [
        'Las cifras de la oferta, el contrato, el plan y el recibo salen de un mismo motor. No pueden diferir.',
        'Un pago cuenta desde el día en que usted lo hizo, aunque nos enteremos después.',
        'Su agenda, sus mensajes y sus fotografías no son asunto nuestro. No se los pedimos.',
        'Nadie sabe por nosotros que usted pidió un préstamo.',
        'Un reclamo lo lee una persona, y lo responde en tres días hábiles.',
      ],
    },
    team: {
      heading: 'El equipo',
      text: [
        'Empleados que responden, ingenieros que calculan, y una responsable de reclamos que gana lo mismo sea cual sea la respuesta.',
        'Ganamos cuando los préstamos se pagan a tiempo y perdemos cuando no. Por eso preferimos decirle que no antes que hundirle.',
      ],
    },
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
    doneText: 'Lo leemos, y le llamamos si nos preguntó algo.',
  },

  policy: {
    title: 'Acuerdo de privacidad',
    frame: 'El texto de la política de privacidad',
    alone: 'Abrir el texto por separado',
  },

  reviews: {
    title: 'Opiniones',
    text: 'Tarjetas que los clientes devolvieron con su último pago. Estas son de muestra: cada prestamista pone aquí las suyas.',
    picture: (stars, quote, by) => `Tarjeta de muestra, ${stars} de 5 estrellas: «${quote}» ${by}`,
    sample: 'muestra',
    cards: [
      {
        stars: 5,
        lines: ['Supe la suma antes de', 'firmar. Fue la suma', 'que pagué.'],
        by: 'Una vendedora del mercado',
      },
      {
        stars: 4,
        lines: ['Caro, y lo dicen.', 'El techo está seco y', 'el préstamo, cerrado.'],
        by: 'Un pintor de casas',
      },
      {
        stars: 5,
        lines: ['Pagué de noche. Al otro día', 'contaba desde la noche,', 'no desde la mañana.'],
        by: 'Una enfermera',
      },
      {
        stars: 4,
        lines: ['Dijeron que no, y por qué.', 'Dos meses después', 'dijeron que sí.'],
        by: 'Un chofer',
      },
    ],
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
