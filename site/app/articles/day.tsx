const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day, as `2026-11-24`, in words. */
export const Day = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{format.format(new Date(date))}</time>
)
