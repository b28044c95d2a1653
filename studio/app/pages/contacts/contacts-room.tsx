import { useParams } from 'react-router'
import { Contacts } from './contacts.js'
import { OneContact } from './one-contact.js'

/** The room Contacts: all of them, or the one that the address names. */
export const ContactsRoom = () =>
  useParams().contactId === undefined ? <Contacts /> : <OneContact />
