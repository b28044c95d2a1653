/** Resets and habits that the loader's launcher needs as well. */
export const shell = `
button { margin: 0; border: 0; padding: 0; cursor: pointer }
:focus-visible {
  outline: 2px solid var(--tg-focus);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--tg-focus-gap);
}
.icon {
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
@media print { #stand-in, [data-placement=over-page] { display: none !important } }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important }
}
`
