import { contactCategories } from '@talkgraph/wire/form-rules'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { contact } from '../../../content/contact.js'
import styles from './contact.module.css'
import { Steps } from './steps.js'

/** The first step: what it is about. */
export const CategoryList = () => (
  <>
    <Steps at={0} />
    <ul className={styles.categories}>
      {contactCategories.map(({ id, name }) => (
        <li key={id}>
          <Link className={styles.category} to={`/contact?category=${id}`} preventScrollReset>
            <span>
              <span className={styles.categoryName}>{name}</span>
              <span className={styles.categoryAbout}>{contact.about[id]}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </>
)
