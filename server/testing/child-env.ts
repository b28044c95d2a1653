const names = ['PATH', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'TZ', 'LANG', 'LC_ALL', 'CLOCK_SHIFT']

/**
 * What a process that a test begins has of the test's own environment: where programs are, and when, where and in which
 * language the machine is, so that both have one clock.
 */
export const childEnv: Readonly<Record<string, string>> = Object.fromEntries(
  names.flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)
