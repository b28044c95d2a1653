/** The window’s head. */
export const header = `
.header {
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  min-height: 68px;
  padding: 10px 8px;
  padding-inline-start: 16px;
}
.logo { width: 40px; height: 40px; background: color-mix(in srgb, currentColor 18%, transparent) }
.header-texts { flex: 1; min-width: 0 }
.title { font-size: 1.15em; font-weight: 600; line-height: 1.3; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.tagline { font-size: .92em; line-height: 1.35; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.header .icon-button + .icon-button { margin-inline-start: -8px }
.header-texts * { text-align: -webkit-match-parent; text-align: match-parent }
.ask-restart {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  padding: 12px 16px;
  border-block-end: 1px solid var(--tg-line);
  background: var(--tg-surface);
}
.ask-restart p { flex: 0 0 100%; margin: 0 }
@media (max-width: 480px), (max-height: 420px) {
  .header { padding-block-start: max(10px, env(safe-area-inset-top)); box-shadow: 0 0 0 99px var(--tg-header-bg-color); clip-path: inset(0 -99px) }
}
@media (max-height: 400px) { .header { min-height: 0; padding-block: 0 } .tagline { display: none } .logo { width: 32px; height: 32px } }
`

/** The window’s foot. */
export const footer = `
.footer {
  flex: none;
  padding: 2px 16px 10px;
  font-size: max(12px, .75*var(--tg-rem));
  text-align: center;
  color: var(--tg-muted);
}
.footer strong { font-weight: 600 }
.footer a { display: inline-block; padding-block: 14px; margin-block: -14px; color: inherit }
.footer .icon { display: inline; width: 14px; height: 14px; vertical-align: text-bottom }
@media (max-height: 400px) { .footer { padding-block: 0 } }
`
