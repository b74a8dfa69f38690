// What a command of the operator gets of the environment of the tests: where programs are, and what Node has compiled of our sources.

const { PATH, NODE_COMPILE_CACHE } = process.env

/** Nothing else: the settings of whoever runs the tests are not those of a command under test. */
export const commandEnvironment: Readonly<Record<string, string | undefined>> = {
  PATH,
  ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
}
