/** The window in its three modes, its header and footer. */
export const chatWindow = `
.window {
  position: fixed;
  display: flex;
  flex-direction: column;
  container-type: size;
  overflow: hidden;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  max-width: 100%;
  max-height: 100%;
  color: inherit;
  width: min(384px, 100vw - 2 * var(--tg-window-gap));
  height: min(640px, 100dvh - var(--tg-window-bottom) - var(--tg-window-gap));
  bottom: var(--tg-window-bottom);
  border-radius: 16px;
  background: var(--tg-surface);
  box-shadow: var(--tg-shadow);
  outline: 1px solid rgb(128 138 158 / 25%);
  animation: tg-rise .22s;
}
.widget { --tg-window-bottom: calc(var(--tg-widget-offset-bottom) + var(--tg-widget-size) + 14px) }
.window[data-position=right] { right: max(var(--tg-widget-offset-right), var(--tg-window-gap)) }
.window[data-position=left] { left: max(var(--tg-widget-offset-left), var(--tg-window-gap)) }
.widget[data-mode=full-page] .window {
  position: absolute;
  inset: 0;
  width: auto;
  height: auto;
  border-radius: 0;
  box-shadow: none;
  outline: 0;
  animation: none;
}
.window::backdrop { background: none }
.frame[data-placement=whole-page] .window { inset: var(--tg-view-top, 0) 0 auto; height: var(--tg-view-height, 100%) }
.widget[data-mode=popup] { --tg-window-bottom: var(--tg-window-gap) }
.widget[data-mode=popup] .window { inset: 0; margin: auto; width: min(520px, 100vw - 2 * var(--tg-window-gap)) }
.backdrop { position: fixed; inset: 0; background: rgb(12 16 26 / 48%); animation: tg-fade .2s }
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
.tagline { font-size: .92em; line-height: 1.35 }
.header-texts *, .tile-label { text-align: -webkit-match-parent; text-align: match-parent }
.header .icon-button + .icon-button { margin-inline-start: -8px }
.footer {
  flex: none;
  padding: 2px 16px 10px;
  font-size: 12px;
  text-align: center;
  color: var(--tg-muted);
}
.footer strong { font-weight: 600 }
.footer a { display: inline-block; padding-block: 14px; margin-block: -14px; color: inherit }
.footer .icon { display: inline; width: 14px; height: 14px; vertical-align: text-bottom }
@keyframes tg-rise { from { opacity: 0; transform: translateY(8px) scale(.98) } }
@keyframes tg-fade { from { opacity: 0 } }
@media (max-width: 480px), (max-height: 420px) {
  .widget:not([data-mode=full-page]) .window {
    inset: var(--tg-view-top, 0) 0 auto;
    margin: 0;
    width: 100vw;
    height: var(--tg-view-height, 100dvh);
    border-radius: 0;
    outline: 0;
  }
  .frame:not([data-placement=in-target]) .window { padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left) }
  .widget[data-open=true] .launcher { display: none }
  .header { padding-block-start: max(10px, env(safe-area-inset-top)); box-shadow: 0 0 0 99px var(--tg-header-bg-color); clip-path: inset(0 -99px) }
}
@media (max-height: 400px) {
  .header { min-height: 0; padding-block: 0 }
  .composer { margin-block: 4px }
  .footer { padding-block: 0 }
}
`
