// Words of the inbox, in Spanish.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'Mensajes',
  fresh: 'Nuevo',
  earlier: 'Anteriores',
  markRead: 'Marcar todo como leído',
  none: 'Todavía no hay nada.',
  noneText: 'Aquí estarán las decisiones, los recibos, los recordatorios y nuestras respuestas, cada uno con su fecha.',
  texted: (phone) => `Los más importantes los enviamos por SMS a ${phone}. Aquí puede leerlos siempre.`,
  choose: 'Elegir qué le enviamos por SMS',
}
