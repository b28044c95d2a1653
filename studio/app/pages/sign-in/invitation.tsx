import { useParams } from 'react-router'
import { AcceptLink } from './accept-link.js'

/** Where the link of an invitation leads. */
export const Invitation = () => <AcceptLink token={useParams().token ?? ''} />
