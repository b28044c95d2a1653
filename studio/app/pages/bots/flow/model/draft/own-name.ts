import { useContext } from 'react'
import { MeContext } from '#api/me.js'

/** Whether a name is one's own: who draws under it is oneself, in another tab. */
export function useIsOwn(): (name: string | null) => boolean {
  const me = useContext(MeContext)
  return name => name !== null && name === me?.member.name
}
