// Words of the customer service page, in Spanish.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  title: 'Atención al cliente',
  voice: 'Hable con nosotros. Le responderá una persona.',
  text: 'Avísenos pronto si no puede pagar. Buscaremos un plan que usted pueda cumplir.',
  contact: 'Cómo comunicarse',
  telephone: 'Teléfono',
  email: 'Correo',
  whatsApp: 'WhatsApp',
  call: (phone) => `Llamar al ${phone}`,
  complain: 'Algo está mal con mi préstamo',
  complainNote: 'Respuesta en 3 días hábiles',
  deleteAccount: 'Eliminar mi cuenta',
  settings: 'Idioma y pantalla',
  never: 'Nunca pedimos sus códigos ni su contraseña, ni por teléfono ni en un mensaje.',

  faq: {
    title: 'Preguntas y respuestas',
    search: '¿Qué quiere saber?',
    submit: 'Buscar',
    found: (count) => (count === 1 ? 'Hay 1 respuesta.' : `Hay ${count} respuestas.`),
    none: 'No hay ninguna respuesta.',
    noneText: 'Pruebe con otra palabra o pregúntenos: le responderá una persona.',
    all: 'Todas las preguntas',
    ask: 'Preguntarnos',
  },
}
