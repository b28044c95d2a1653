import { shortName } from '../../kit/window-title.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** The title, or the bot's name where it is blank, and the tagline. */
export function HeaderTexts() {
  const { bot } = useModel()
  const { logoText, enableTagline, tagline } = useLooks()
  return (
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
  )
}
