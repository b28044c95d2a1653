import { SettingsPage } from '../settings-page.js'
import { EmailCard } from './email-card.js'
import { NameCard } from './name-card.js'
import { NotificationsCard } from './notifications-card.js'
import { PasswordCard } from './password-card.js'
import { SchemeCard } from './scheme-card.js'
import { SessionsCard } from './sessions-card.js'
import { TwoFactorCard } from './two-factor-card.js'

/** What a person sets of themselves. */
export const Profile = () => (
  <SettingsPage part="Profile">
    <NameCard />
    <EmailCard />
    <PasswordCard />
    <TwoFactorCard />
    <NotificationsCard />
    <SessionsCard />
    <SchemeCard />
  </SettingsPage>
)
