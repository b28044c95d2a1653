import { html, raw } from 'hono/html'
import { noticeStyle } from './page-style.js'
import { directionOf, type PageWords, wordsIn } from './page-words.js'

/** What is said instead of a chat; with `form`, the password is asked for, at this address. */
export interface Notice {
  readonly title: keyof PageWords & `${string}Title`
  readonly text?: 'missing' | 'over'
  readonly form?: { readonly action: string; readonly wrong?: 'wrong' | 'tooOften' | undefined }
}

/** A page without a chat, which names no bot. */
export async function noticeHtml(language: string, { title, text, form }: Notice) {
  const { words, tag } = wordsIn(language)
  const wrong = form?.wrong
  const page = html`<!doctype html>
<html lang="${tag}" dir="${directionOf(tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words[title]}</title>
<link rel="icon" href="data:,">
<style>${raw(noticeStyle)}</style>
</head>
<body>
<main>
<h1>${words[title]}</h1>
${text ? html`<p>${words[text]}</p>` : ''}
${
  form
    ? html`<form method="post" action="${form.action}">
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required autofocus${wrong ? html` aria-invalid="true" aria-describedby="wrong"` : ''}>
${wrong ? html`<p class="wrong" id="wrong" role="alert">${words[wrong]}</p>` : ''}
<button>${words.enter}</button>
</form>`
    : ''
}
</main>
</body>
</html>
`
  return { html: String(await page), styles: [noticeStyle], scripts: [] }
}
