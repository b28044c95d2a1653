const key = 'talkgraph-left-for'

/** Notes, for this tab, for which template somebody goes to a provider. */
export const noteLeaving = (template: string | null): void => {
  if (template === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, template)
}

/** Whether somebody has gone to a provider for this template: they want it still. */
export const wasLeftFor = (template: string): boolean => sessionStorage.getItem(key) === template
