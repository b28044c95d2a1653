/** The window’s foot. */
export const footer = `
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
@media (max-height: 400px) { .footer { padding-block: 0 } }
`
