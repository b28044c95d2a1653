const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

/** A number of bytes as people read it, such as `48.2 kB`. */
export function formatSize(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power > 0 ? 'short' : 'long',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power)
}
