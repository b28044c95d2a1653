import { IconButton } from '../kit/icon-button.js'
import { CloseIcon, RestartIcon } from '../kit/icons.js'
import { Picture } from '../kit/picture.js'
import { ModelProvider, useLooks, type WidgetModel } from '../model/widget-model.js'
import type { WriteText } from '../texts/english.js'
import { HeaderTexts } from '../widget/window/header-texts.js'
import { SizeToggles, type Sizing } from './size-toggles.js'

/** What the header shows and does. */
export interface PreviewHeaderProps {
  readonly t: WriteText
  /** The bot's name, cut as the header shows it; undefined while there is no bot. */
  readonly name: string | undefined
  readonly model: WidgetModel | undefined
  /** Title and tagline stand there as visitors meet them. */
  readonly isVisitors: boolean
  readonly restart: () => void
  readonly sizing: Sizing | undefined
  readonly close: (() => void) | undefined
}

/** The preview's head: logo, name, restart; outside template details size toggles and close too (decision 102). */
export function PreviewHeader({
  t,
  name,
  model,
  isVisitors,
  restart,
  sizing,
  close,
}: PreviewHeaderProps) {
  return (
    <div className="header" part="header">
      {model && (
        <ModelProvider value={model}>
          <Logo />
        </ModelProvider>
      )}
      {isVisitors && model ? (
        <ModelProvider value={model}>
          <HeaderTexts />
        </ModelProvider>
      ) : (
        <div className="header-texts">
          <div className="title" part="title">
            {name ? (
              <>
                <bdi>{name}</bdi> <span>- {t('Preview')}</span>
              </>
            ) : (
              t('Preview')
            )}
          </div>
        </div>
      )}
      <IconButton part="restart" name={t('Restart conversation')} onClick={restart}>
        <RestartIcon />
      </IconButton>
      {sizing && <SizeToggles {...sizing} t={t} />}
      {close && (
        <IconButton part="close" name={t('Close window')} onClick={close}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}

function Logo() {
  const { hideLogo, logo } = useLooks()
  return hideLogo ? null : <Picture name="logo" src={logo} />
}
