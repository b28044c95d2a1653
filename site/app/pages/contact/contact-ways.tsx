import { Mail, MapPin } from 'lucide-react'
import { contact } from '../../../content/contact.js'
import formPage from '../../forms/form-page.module.css'
import styles from './contact.module.css'

/** Where the people are, and the other ways to them. */
export const ContactWays = () => (
  <div className={formPage.aside}>
    <ul className={formPage.list}>
      <li className={styles.way}>
        <MapPin size={20} aria-hidden="true" />
        {contact.location}
      </li>
      <li className={styles.way}>
        <Mail size={20} aria-hidden="true" />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
    </ul>
    <ul className={styles.networks} aria-label="Social networks">
      {contact.networks.map(({ name, href }) => (
        <li key={name}>
          <a className={styles.network} href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
