import { Navigate } from 'react-router'

/** The first page of the settings: one's own. */
export const SettingsHome = () => <Navigate to="/settings/profile" replace />
