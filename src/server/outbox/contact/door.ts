// Contacts that officers noted: what the other rooms may use.

export {
  countedOf,
  insertContact,
  listContactsOf,
  notedContacts,
  rulesNotedOf,
  type ShownContact,
} from './contact-store.ts'
