/** Every address that is no page: found as one, so that the page which says so knows under whose name it stands. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
