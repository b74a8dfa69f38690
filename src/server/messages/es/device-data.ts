// The questions before a phone tells something, in Spanish.

import type { deviceData as english } from '../en/device-data.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const deviceData: typeof english = {
  location: {
    question:
      '¿Podemos preguntar a su teléfono dónde está, una sola vez, para ver si podemos prestar allí? Puede decir que no: no cambia nada en su préstamo.',
    keeps: (v) => `Guardamos la zona, con unos 10 km de precisión, durante ${days(v.days)}, y nunca le seguimos.`,
  },
  deviceInfo: {
    question:
      '¿Puede su teléfono decirnos qué sistema usa, para que averigüemos qué no funciona? Puede decir que no: no cambia nada en su préstamo.',
    keeps: (v) =>
      `Guardamos el sistema y su versión principal durante ${days(v.days)}; ni el modelo ni los números del teléfono.`,
  },
}
