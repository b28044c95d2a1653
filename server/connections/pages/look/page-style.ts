import type { PageLooks } from '../page-looks.js'

/** The style sheet of a page: what stands there until the chat does, in the chat's own colours. */
export const pageStyle = ({ headBg, headText, chatBg, darkChatBg }: PageLooks): string =>
  `:root{color-scheme:light dark;--ground:${chatBg};--text:#1f2328;--quiet:#59636e}
@media (prefers-color-scheme:dark){:root{--ground:${darkChatBg};--text:#eceef2;--quiet:#a3acba}}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Arial,sans-serif}
main{position:relative;flex:1;min-height:0;overflow:hidden}
.waiting{position:absolute;inset:0;overflow:auto}
header{display:flex;flex-direction:column;justify-content:center;min-height:68px;padding:10px 16px;background:${headBg};color:${headText}}
h1{margin:0;font-size:1.15rem;font-weight:600;line-height:1.3;overflow-wrap:anywhere}
header p{margin:0;font-size:.92rem}
.note{max-width:36rem;margin:0 auto;padding:24px 16px}
.note p{margin:0 0 8px}
.quiet{color:var(--quiet)}
a{color:inherit}
.loading,.failed,[data-state] .scriptless{display:none}
[data-state=loading] .loading,[data-state=failed] .failed{display:block}
[data-state=ready] .waiting{inset:0 auto auto 0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[data-state=ready] .waiting .note{display:none}`

/** The style sheet of a page that has something else to say than a chat. */
export const noticeStyle = `:root{color-scheme:light dark;--ground:#f9f9f8;--card:#fff;--edge:#dad9d6;--text:#21201c;--quiet:#63635e;--field:#8d8d86;--accent:#1b55f3;--wrong:#b42318}
@media (prefers-color-scheme:dark){:root{--ground:#111110;--card:#191918;--edge:#3b3a37;--text:#eeeeec;--quiet:#b5b3ad;--field:#82827c;--accent:#3e63dd;--wrong:#ff977d}}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Arial,sans-serif}
main{width:min(26rem,100%);padding:32px 24px;background:var(--card);border:1px solid var(--edge);border-radius:16px 16px 16px 4px}
h1{margin:0 0 8px;font-size:1.375rem;line-height:1.25;text-wrap:balance}
p{margin:0;color:var(--quiet)}
form{margin-top:24px}
label{display:block;margin-bottom:4px;font-weight:600}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--field);border-radius:6px;background:var(--card);color:inherit;font:inherit}
button{width:100%;min-height:44px;margin-top:16px;border:0;border-radius:6px;background:var(--accent);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:is(input,button):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.wrong{margin-top:8px;color:var(--wrong)}`
