// The names that a room's door.ts gives to others: read by the test that holds their number, and counted by `npm run measures`.

/** What a door has at most. */
export const namesAtMost = 12

/** The names of a door, whether it lists them or makes them itself. `text`: of its file. One that hands on all of a file has too many. */
export function namesOfDoor(text: string): string[] {
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','))
  // All names of a file: how many, the door does not say.
  const all = [...text.matchAll(/^export (?:type )?\*/gm)].flatMap(() => Array<string>(namesAtMost + 1).fill('*'))
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
  return [...all, ...listed.map((name) => name.trim()), ...own.map(([, name = '']) => name)].filter(
    (name) => name !== '',
  )
}
