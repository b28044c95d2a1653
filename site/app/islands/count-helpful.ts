/** Sends 'Was this page helpful?' without leaving the page. Where that fails the browser sends the form. */
export function countHelpful(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-helpful]'))
    form.addEventListener('submit', async event => {
      event.preventDefault()
      const { submitter } = event
      const body = new URLSearchParams()
      for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value))
      try {
        const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
        if (answer.type !== 'opaqueredirect' && !answer.ok) throw new Error(String(answer.status))
        const thanks = document.createElement('p')
        thanks.role = 'status'
        form.replaceChildren(thanks)
        // What is said once its place is there is read out.
        requestAnimationFrame(() => {
          thanks.textContent = form.dataset.helpful ?? ''
        })
      } catch {
        form.submit()
      }
    })
}
