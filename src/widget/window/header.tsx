import { useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../kit/icon-button.js'
import { CloseIcon, DownloadIcon, RestartIcon, SoundIcon } from '../../kit/icons.js'
import { Picture } from '../../kit/picture.js'
import { useConversation, useLooks, useModel } from '../../model/widget-model.js'
import { AskRestart } from './ask-restart.js'
import { HeaderTexts } from './header-texts.js'

/**
 * The window's head: who is speaking, restart, close, and what a bot may offer: the transcript as a file, and a switch for
 * its sounds. Restart asks first when something was answered.
 */
export function Header() {
  const { chat, conversation, download, mode, muted, t } = useModel()
  const { items } = useConversation()
  const [isAsking, setAsking] = useState(false)
  const header = useRef<HTMLDivElement>(null)
  const isAnswered = items.some(({ kind }) => kind === 'replied')
  const isMuted = useSyncExternalStore(muted.subscribe, muted.get)
  const { allowDownload, botToggleSound, hideLogo, logo } = useLooks()
  return (
    <>
      <div ref={header} className="header" part="header">
        {!hideLogo && <Picture name="logo" src={logo} />}
        <HeaderTexts />
        {allowDownload && items[0] && (
          <IconButton part="download" name={t('Download transcript')} onClick={download}>
            <DownloadIcon />
          </IconButton>
        )}
        {botToggleSound && mode !== 'full-page' && (
          <IconButton
            part="sound"
            name={t('Sounds')}
            aria-pressed={!isMuted}
            onClick={() => muted.set(!isMuted)}
          >
            <SoundIcon isMuted={isMuted} />
          </IconButton>
        )}
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
