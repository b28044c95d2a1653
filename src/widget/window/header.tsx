import { useRef, useState } from 'react'
import { IconButton } from '../../kit/icon-button.js'
import { CloseIcon, RestartIcon } from '../../kit/icons.js'
import { Picture } from '../../kit/picture.js'
import { shortName } from '../../kit/window-title.js'
import { useConversation, useLooks, useModel } from '../../model/widget-model.js'
import { AskRestart } from './ask-restart.js'

/** The window's head: who is speaking, restart, close. Restart asks first when something was answered. */
export function Header() {
  const { bot, chat, conversation, mode, t } = useModel()
  const { items } = useConversation()
  const [isAsking, setAsking] = useState(false)
  const header = useRef<HTMLDivElement>(null)
  const isAnswered = items.some(({ kind }) => kind === 'replied')
  const { hideLogo, logo, logoText, enableTagline, tagline } = useLooks()
  return (
    <>
      <div ref={header} className="header" part="header">
        {!hideLogo && <Picture name="logo" src={logo} />}
        <div className="header-texts">
          <div className="title" part="title" dir="auto">
            {logoText.trim() || shortName(bot.name)}
          </div>
          {enableTagline && tagline && (
            <div className="tagline" part="tagline" dir="auto">
              {tagline}
            </div>
          )}
        </div>
        <IconButton
          part="restart"
          name={t('Restart conversation')}
          aria-expanded={isAsking && isAnswered}
          onClick={() => (isAnswered ? setAsking(true) : conversation.restart())}
        >
          <RestartIcon />
        </IconButton>
        {mode !== 'full-page' && (
          <IconButton
            part="close"
            name={t('Close window')}
            onClick={() => chat.send({ type: 'close', byVisitor: true })}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {isAsking && isAnswered && (
        <AskRestart
          done={() => {
            setAsking(false)
            header.current?.querySelector<HTMLElement>('[part=restart]')?.focus()
          }}
        />
      )}
    </>
  )
}
