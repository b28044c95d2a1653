import type { SiteOperator } from '@talkgraph/wire/site-data'
import { Mail, MapPin } from 'lucide-react'
import formPage from '../../forms/form-page.module.css'
import styles from './contact.module.css'

/** Where the people are, and the other ways to them, as far as who runs the server has said. */
export const ContactWays = ({
  operator: { city, email, networks = [] },
}: {
  readonly operator: SiteOperator
}) =>
  city || email || networks.length > 0 ? (
    <div className={formPage.aside}>
      {(city || email) && (
        <ul className={formPage.list}>
          {city && (
            <li className={styles.way}>
              <MapPin size={20} aria-hidden="true" />
              {city}
            </li>
          )}
          {email && (
            <li className={styles.way}>
              <Mail size={20} aria-hidden="true" />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
      {networks.length > 0 && (
        <ul className={styles.networks} aria-label="Social networks">
          {networks.map(address => (
            <li key={address}>
              <a className={styles.network} href={address} target="_blank" rel="noreferrer">
                {new URL(address).host.replace(/^www\./, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  ) : null
