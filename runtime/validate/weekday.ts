const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The day of the week that a name stands for, in full or by three letters: 0 for Sunday, -1 for none (decision 23). */
export function toWeekday(name: string): number {
  const written = name.trim().toLowerCase()
  return names.findIndex(day => written === day || written === day.slice(0, 3))
}
