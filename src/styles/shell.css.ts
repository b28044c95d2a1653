/** Resets and habits that the loader's launcher needs as well. */
export const shell = `
*, ::before, ::after { box-sizing: border-box }
[hidden] { display: none !important }
button, textarea, input {
  font: inherit;
  color: inherit;
  letter-spacing: inherit;
  margin: 0;
  border: 0;
  background: none;
  border-radius: 0;
}
button { padding: 0; cursor: pointer; -webkit-tap-highlight-color: transparent; touch-action: manipulation }
:focus-visible {
  outline: 2px solid var(--tg-focus);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--tg-focus-gap);
}
.icon {
  display: block;
  width: 22px;
  height: 22px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition: none !important }
}
`
