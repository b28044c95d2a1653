import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isCalm } from '../../kit/is-calm.js'

/** Milliseconds for which cards are shown as loading after another category was picked. */
const loadingFor = 1000
/** How much of the page stays above the tabs, in pixels. */
const above = 100

/** Goes to another category: its cards are awaited for a second while the tabs come into view. */
export function useCategoryChange() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [picked, setPicked] = useState<string>()

  useEffect(() => {
    if (picked === undefined) return
    const timer = setTimeout(() => setPicked(undefined), loadingFor)
    return () => clearTimeout(timer)
  }, [picked])

  const pick = (slug: string) => {
    const path = `/templates/${slug}`
    if (path === pathname) return
    setPicked(slug)
    const top = document.querySelector('#templates')?.getBoundingClientRect().top ?? 0
    scrollTo({ top: scrollY + top - above, behavior: isCalm() ? 'instant' : 'smooth' })
    void navigate(`${path}?page=1`, { preventScrollReset: true })
  }
  return { isChanging: picked !== undefined, pick }
}
