// Applications, and what borrowers told in them: what the other rooms may use.

export {
  type Application,
  endApplications,
  isAlive,
  listApplications,
  livingApplication,
  renameApplicant,
} from './application-store.ts'
