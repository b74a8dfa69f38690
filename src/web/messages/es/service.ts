// Words of the customer service page, in Spanish.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  title: 'Atención al cliente',
  voice: 'Hable con nosotros.',
  text: 'Avísenos pronto si no puede pagar.',
  contact: 'Cómo comunicarse',
  telephone: 'Teléfono',
  email: 'Correo',
  whatsApp: 'WhatsApp',
  call: (phone) => `Llamar al ${phone}`,
  complain: 'Algo está mal con mi préstamo',
  complainNote: (days) => `Respuesta en ${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`,
  deleteAccount: 'Eliminar mi cuenta',
  settings: 'Idioma y pantalla',
  never: 'Nunca pedimos códigos ni contraseñas, ni por teléfono ni en un mensaje.',

  faq: {
    title: 'Preguntas y respuestas',
    search: '¿Qué quiere saber?',
    submit: 'Buscar',
    found: (count) => (count === 1 ? 'Hay 1 respuesta.' : `Hay ${count} respuestas.`),
    none: 'No hay ninguna respuesta.',
    noneText: 'Pruebe con otra palabra o pregúntenos.',
    all: 'Todas las preguntas',
    ask: 'Preguntarnos',
  },
}
