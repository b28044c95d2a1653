/** The round button in the corner; the loader draws it too. */
export const launcher = `
.launcher {
  position: fixed;
  bottom: max(var(--tg-widget-offset-bottom), env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: var(--tg-widget-size);
  height: var(--tg-widget-size);
  border-radius: 50%;
  --tg-ground: var(--tg-widget-icon-bg-color);
  color: #fff;
  background: var(--tg-ground);
  box-shadow: 0 2px 6px rgb(16 24 40 / 18%), 0 8px 24px rgb(16 24 40 / 22%);
  transition: transform .18s cubic-bezier(.3, 1.4, .5, 1);
  animation: tg-pop .3s cubic-bezier(.3, 1.4, .5, 1);
}
.launcher::after {
  content: '';
  position: absolute;
  inset: min(0px, (100% - 44px) / 2);
}
.launcher[data-position=right] { right: max(16px + var(--tg-widget-offset-right), env(safe-area-inset-right)) }
.launcher[data-position=left] { left: max(16px + var(--tg-widget-offset-left), env(safe-area-inset-left)) }
.launcher[data-theme=Gradient] {
  --tg-ground: var(--tg-widget-gradient-bg-one);
  background: linear-gradient(135deg, var(--tg-ground), var(--tg-widget-gradient-bg-two));
}
@supports (color: lch(from red l 0 0)) {
  .launcher { color: lch(from var(--tg-ground) calc((60 - l) * 999) 0 0) }
}
.launcher:hover { transform: scale(1.06) }
.launcher:active { transform: scale(.96) }
.launcher .icon { width: 52%; height: 52% }
.launcher[aria-busy] > * { opacity: .4 }
.launcher[aria-busy]::before {
  content: '';
  position: absolute;
  inset: 4px;
  border: 3px solid;
  border-inline-color: #0000;
  border-radius: 50%;
  animation: tg-turn 1s infinite linear;
}
@keyframes tg-turn { to { rotate: 1turn } }
.launcher-image { width: 100%; height: 100%; border-radius: 50%; object-fit: cover }
@media (forced-colors: active) { .launcher { border: 1px solid } }
@keyframes tg-pop { from { transform: scale(.6) } }
`
