/** What a list is asked for in its address; nonsense is taken for nothing. */
export function readQuery(request: Request): {
  readonly page: number
  readonly search: string
  readonly category: string
} {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page') ?? 1)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (searchParams.get('search') ?? '').trim().slice(0, 200),
    category: (searchParams.get('category') ?? '').trim().slice(0, 200),
  }
}
