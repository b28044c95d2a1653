import { useModel } from '../../model/widget-model.js'

/** What the visitor has sent before it was asked for, below all that was said. */
export function Ahead({ texts }: { texts: readonly string[] }) {
  const { t } = useModel()
  return (
    <div className="ahead" part="ahead">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the first leaves, and the others move up
        <div key={index} className="entry user" part="entry user-entry">
          <span className="unseen">{t('You: {text}', { text: '' })}</span>
          <div className="bubble user-bubble" part="bubble user-bubble">
            <div dir="auto">{text}</div>
          </div>
        </div>
      ))}
      <div className="ahead-note" part="ahead-note">
        {t('Waiting for the next question')}
      </div>
    </div>
  )
}
