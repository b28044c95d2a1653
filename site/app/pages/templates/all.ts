import { redirect } from 'react-router'
import { withQuery } from '../../catalogue/addresses.js'
import type { Route } from './+types/all'
import { everything } from './categories.js'

/** `/templates` leads to all of them, or to the category that was picked without a script. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const category = searchParams.get('category') ?? everything.slug
  searchParams.delete('category')
  return redirect(
    withQuery(`/templates/${encodeURIComponent(category)}`, Object.fromEntries(searchParams)),
    301,
  )
}
