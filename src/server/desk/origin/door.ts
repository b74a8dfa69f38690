// The calls of the desk as a whole: what may stand in front of them.

export type { DeskFileAnswer, DeskPipeline } from './desk-pipeline.ts'
