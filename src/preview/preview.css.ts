/** What the preview adds to the widget's style sheet. */
export const previewStyles = `
.preview {
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  overflow: hidden;
  color: inherit;
  background: var(--tg-surface);
}
dialog.preview {
  position: fixed;
  inset: 0;
  margin: auto;
  padding: 0;
  border: 0;
  max-width: none;
  max-height: none;
  width: min(550px, 100vw - 2 * var(--tg-window-gap));
  height: min(720px, 100dvh - 2 * var(--tg-window-gap));
  border-radius: 16px;
  box-shadow: var(--tg-shadow);
  outline: 1px solid rgb(128 138 158 / 25%);
  transition: width .2s, height .2s;
  animation: tg-rise .22s;
}
dialog.preview[data-size=mobile] { width: min(380px, 100vw - 2 * var(--tg-window-gap)); height: min(680px, 100dvh - 2 * var(--tg-window-gap)) }
dialog.preview::backdrop { background: rgb(12 16 26 / 48%) }
.preview .widget { position: relative; flex: 1; min-height: 0; height: auto }
.preview .title { white-space: normal }
.preview .title span { white-space: nowrap }
.preview [aria-pressed=true] { background: color-mix(in srgb, currentColor 22%, transparent) }
.preview-alert:not(:empty) {
  flex: none;
  max-height: 40%;
  overflow: auto;
  padding: 12px 16px;
  color: #7a1212;
  background: #fdecea;
  border-block-end: 1px solid #b3261e;
}
.preview-alert strong { display: block; font-size: 12px; font-weight: 600 }
.preview-loading { margin: 0; padding: 24px 16px; text-align: center; color: var(--tg-muted); animation: tg-fade .2s .3s backwards }
@media (max-width: 480px) {
  dialog.preview, dialog.preview[data-size] { width: 100vw; height: 100dvh; border-radius: 0; outline: 0 }
}
@media (forced-colors: active) {
  dialog.preview { border: 1px solid }
}
`
