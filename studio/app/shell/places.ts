import type { Role } from '@talkgraph/wire/roles'
import {
  BookOpen,
  Bot,
  CalendarDays,
  ChartNoAxesColumn,
  type LucideIcon,
  MessagesSquare,
  Server,
  Settings,
  User,
} from 'lucide-react'
import { useRequestCount } from '../api/access-requests.js'
import { type Me, may } from '../api/me.js'
import { useLeadCount } from '../api/use-lead-count.js'
import { useWaitingCount } from '../api/use-waiting-count.js'

/** A room of the studio: where it is, and who may enter it. */
export interface Place {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  readonly least: Role
  /** Only for who runs the server. */
  readonly isOperators?: boolean
  /** How many things wait there, shown beside its name. */
  readonly useCount?: () => number
  /** What they are called. Default: `waiting`. */
  readonly counted?: string
}

const places: readonly Place[] = [
  { href: '/bots', label: 'Bots', icon: Bot, least: 'editor' },
  { href: '/knowledge', label: 'Knowledge', icon: BookOpen, least: 'editor' },
  {
    href: '/results',
    label: 'Results',
    icon: ChartNoAxesColumn,
    least: 'editor',
    useCount: useLeadCount,
    counted: 'new leads',
  },
  { href: '/desk', label: 'Desk', icon: MessagesSquare, least: 'agent', useCount: useWaitingCount },
  { href: '/contacts', label: 'Contacts', icon: User, least: 'agent' },
  { href: '/bookings', label: 'Bookings', icon: CalendarDays, least: 'agent' },
  { href: '/settings', label: 'Settings', icon: Settings, least: 'agent' },
  {
    href: '/server',
    label: 'Server',
    icon: Server,
    least: 'agent',
    isOperators: true,
    useCount: useRequestCount,
  },
]

/** Who asks for a room. */
type Asking = Pick<Me, 'role' | 'isOperator'>

const isOpenTo = ({ role, isOperator }: Asking, { least, isOperators }: Place): boolean =>
  may(role, least) && (isOperator || !isOperators)

/** Whether a page stands in no room that is closed to a member. */
export const mayEnter = (me: Asking, pathname: string): boolean =>
  places.every(
    place =>
      isOpenTo(me, place) || !(pathname === place.href || pathname.startsWith(`${place.href}/`)),
  )

/** The rooms that a member may enter. */
export const placesFor = (me: Asking): readonly Place[] =>
  places.filter(place => isOpenTo(me, place))
