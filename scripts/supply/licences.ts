// The licences that a package may have.

/** Permissive licences: they only require that they are named. */
const allowed: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  // Fonts: may be shipped in a product, not sold by themselves.
  'OFL-1.1',
]

/** True where every part of an expression such as `Apache-2.0 AND MIT` may be used, or one of `MIT OR Apache-2.0`. */
export function mayUse(expression: string, also: readonly string[] = []): boolean {
  const isAllowed = (licence: string): boolean => allowed.includes(licence) || also.includes(licence)
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => isAllowed(part.trim())))
}
