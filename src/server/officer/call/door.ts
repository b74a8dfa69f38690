// What a use case of the desk gets beside its input: what the other rooms may use.

export {
  changes,
  type DeskCall,
  type DeskChange,
  type DeskChanger,
  type DeskPreparer,
  type DeskReader,
  type DeskRoutes,
  deskMoment,
  type PreparedChanger,
  preparedChange,
  reads,
} from './desk-call.ts'
