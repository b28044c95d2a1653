import { Navigate } from 'react-router'
import { useMe } from '../api/me.js'
import { placesFor } from './places.js'

/** The first room that one may enter. */
export const Home = () => <Navigate to={placesFor(useMe())[0]?.href ?? '/settings'} replace />
