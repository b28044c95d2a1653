/** The window in its three modes. */
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
  width: min(clamp(384px, 24rem, 768px), 100% - 2 * var(--tg-window-gap));
  height: min(clamp(640px, 40rem, 1280px), min(100%, 100dvh) - var(--tg-window-bottom) - var(--tg-window-gap));
  bottom: var(--tg-window-bottom);
  border-radius: 16px;
  background: var(--tg-band);
  box-shadow: var(--tg-shadow);
  outline: 1px solid rgb(128 138 158 / 25%);
  animation: tg-rise .2s;
}
.widget { --tg-window-bottom: calc(var(--tg-widget-offset-bottom) + var(--tg-widget-size) + 14px) }
.window[data-position=right] { right: calc(var(--tg-widget-offset-right) + var(--tg-window-gap)) }
.window[data-position=left] { left: calc(var(--tg-widget-offset-left) + var(--tg-window-gap)) }
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
.widget[data-mode=popup] .window { inset: 0; margin: auto; width: min(clamp(520px, 32.5rem, 1040px), 100% - 2 * var(--tg-window-gap)) }
.backdrop { position: fixed; inset: 0; background: rgb(12 16 26 / 48%); animation: tg-fade .2s }
@keyframes tg-rise { from { opacity: 0; transform: translateY(8px) } }
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
}
@media print {
  :host { --tg-page: static }
  [data-placement=whole-page], [data-placement=whole-page] :is(.widget, .window, .transcript, .log) {
    display: block !important;
    position: static !important;
    height: auto !important;
    overflow: visible !important;
    container-type: inline-size;
  }
  .chunk.chunk { content-visibility: visible }
}
`

/** What says that the line is broken. */
export const offline = `
.offline { position: relative; z-index: 1; height: 0 }
.offline span { position: absolute; inset: 0 0 auto; padding: 6px 16px; font-size: max(13px, .8125*var(--tg-rem)); text-align: center; background: var(--tg-surface); color: var(--tg-muted); box-shadow: 0 1px 3px rgb(12 16 26 / 20%) }
`
