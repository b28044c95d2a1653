import { IconButton } from '../../kit/icon-button.js'
import { CloseIcon, RestartIcon } from '../../kit/icons.js'
import { Picture } from '../../kit/picture.js'
import { shortName } from '../../kit/window-title.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** The window's head: who is speaking, restart, close. */
export function Header() {
  const { bot, chat, conversation, mode, t } = useModel()
  const { hideLogo, logo, logoText, enableTagline, tagline } = useLooks()
  return (
    <div className="header" part="header">
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
      <IconButton part="restart" name={t('Restart conversation')} onClick={() => conversation.restart()}>
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
  )
}
