/** Of expressions that are made of parts, what they come to; or why nobody can send them a text that takes long. */
export const made = {
  'runtime/import/typebot/texts.ts': 'It looks for the end of code in the next 5000 characters.',
  'runtime/node/exit-forms.ts': /^option-(.+)$/s,
  'runtime/validate/pattern/parse-pattern.ts':
    'It reads a pattern of at most 1000 characters, sign by sign.',
  'runtime/validate/pattern/run-pattern.ts':
    'It looks at one character of a pattern that is run by states.',
  'server/channels/email/head-of-mail.ts': 'It reads a line of less than 200 letters.',
  'server/channels/email/signature.ts': 'They read a line of at most 300 letters.',
  'server/conversations/results/export.ts':
    'Behind each sign that parts it looks over blanks and quotes, of which none parts.',
  'server/platform/http/answer-page.ts':
    'It looks through a page that the server has drawn, for its own nonce.',
  'server/site/forms/likes.ts': /(?:^|;\s*)liked=([\w-]{22})(?:;|$)/,
  'server/site/guides/guide-files.ts': /\((?:channels\/)?sms\.md[#)]/,
  'server/site/guides/search-guides.ts': /(one|two)/i,
  'server/site/pictures/page-words.ts': /<meta property="og:title" content="([^"]*)"/,
  'server/store/results/words-in.ts':
    /\p{Script=Han}|\p{Script=Thai}|(?:(?!\p{Script=Han}|\p{Script=Thai})[\p{L}\p{N}])+/gu,
  'site/app/articles/measured.server.ts': 'It reads bench/RESULTS.md.',
  'studio/app/pages/bots/flow/drawing/find/search.ts': /words/giu,
  'studio/app/pages/bots/flow/panels/languages/csv.ts':
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/y,
  'themes/parse.ts': 'It reads a colour whose parts have at most a few digits each.',
}
