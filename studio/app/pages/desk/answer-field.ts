/** The field in which an agent answers. */
export const answerField = (): HTMLElement | null => document.querySelector('[data-desk-answer]')
