/** The bubble above the launcher that invites to chat, and the badge that counts what has been said. */
export const invitation = `
.launcher[data-unread]::before {
  content: attr(data-unread);
  position: absolute;
  top: -4px;
  left: -2px;
  padding-inline: 6px;
  border: 1px solid #fff;
  border-radius: 10px;
  font-size: 12px;
  font-weight: 700;
  line-height: 18px;
  color: #fff;
  background: #c8102e;
}
.launcher[data-position=left]::before { left: auto; right: -2px }
[data-bare] :is(.launcher, .invitation) { display: none }
.invitation {
  position: fixed;
  bottom: calc(max(var(--tg-widget-offset-bottom), env(safe-area-inset-bottom)) + var(--tg-widget-size) + 12px);
  display: flex;
  max-width: min(300px, 100vw - 32px);
  border-radius: 16px;
  color: var(--tg-ink);
  background: var(--tg-surface);
  box-shadow: var(--tg-shadow);
  animation: tg-rise .22s;
}
.invitation[data-position=right] { right: max(16px + var(--tg-widget-offset-right), env(safe-area-inset-right)) }
.invitation[data-position=left] { left: max(16px + var(--tg-widget-offset-left), env(safe-area-inset-left)) }
.invitation-text { padding: 10px 16px; text-align: start }
.invitation .icon { width: 16px }
.frame { --tg-aside: 0; --tg-above: 0 }
.launcher, .invitation { translate: var(--tg-aside) }
@media (max-width: 480px) { .launcher, .invitation { translate: 0 var(--tg-above) } }
`
