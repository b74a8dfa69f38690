// Words of a file that is to be saved, in Spanish.

import type { files as english } from '../en/files.ts'

export const files: typeof english = {
  missing: 'Ahora no tenemos este archivo para usted. Vuelva a cargar la página: puede que su sesión se haya cerrado.',
}
