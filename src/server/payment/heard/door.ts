// What providers report: what the other rooms may use.

export { askAboutLater } from './heard-notice.ts'
