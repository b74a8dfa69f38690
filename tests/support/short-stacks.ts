// Stacks of the browser tests without the runner's own frames: it takes one for every step of a page, and finds the source of up to
// fifty frames each time, which was a seventh of a worker's processor time. A failed step is told by the lines of the tests.

const ofLibraries = /node_modules|^node:/

/** Of a stack that has no frame of a test: where it was made is enough. */
const kept = 5

const { prepareStackTrace } = Error

/** Frames of the tests and of the product alone; where there is none, such as in an error of the runner's own, the first few. */
function short(error: Error, frames: NodeJS.CallSite[]): unknown {
  const ours = frames.filter((frame) => !ofLibraries.test(frame.getFileName() ?? 'node:'))
  return prepareStackTrace?.(error, ours.length > 0 ? ours : frames.slice(0, kept))
}

if (prepareStackTrace !== undefined) Error.prepareStackTrace = short
