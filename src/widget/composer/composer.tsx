import { useEffect, useRef, useState } from 'react'
import { markedField } from '../../kit/correction.js'
import { IconButton } from '../../kit/icon-button.js'
import { SendIcon } from '../../kit/icons.js'
import { onEnter } from '../../kit/on-enter.js'
import { useConversation, useModel } from '../../model/widget-model.js'
import { keyboardFor } from '../../prompts/text/keyboard.js'
import { AttachButton } from './attach-button.js'
import { EmojiButton } from './emoji-button.js'
import { fitRows } from './fit-rows.js'
import { placeholderFor } from './placeholder-for.js'

/**
 * Where the visitor types. Open only while a text is asked; a refused answer stays to be corrected, also while the bot still
 * writes its correction.
 */
export function Composer() {
  const { conversation, prefilled, t } = useModel()
  const view = useConversation()
  const { prompt, status, draft = '' } = view
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef('')
  const [text, setText] = useState(draft)
  const asked = prompt?.prompt.kind === 'text' ? prompt.prompt : null
  const askedId = asked && prompt?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed belongs to one question
  useEffect(() => setText(draft || (asked && prefilled.pop()) || ''), [askedId, draft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows and shrinks with its text
  useEffect(() => {
    if (field.current) fitRows(field.current)
  }, [text])

  const answer = text.trim()
  const send = () => {
    // What is being judged is not sent twice.
    if (!asked || answer === '' || (status === 'going' && answer === sent.current)) return
    sent.current = answer
    conversation.answer(answer)
  }
  const sendByButton = () => {
    send()
    field.current?.focus()
  }
  const insert = (emoji: string) => {
    const box = field.current
    if (!box) return
    box.setRangeText(emoji, box.selectionStart, box.selectionEnd, 'end')
    setText(box.value)
    box.focus()
  }

  return (
    <div className="composer" part="composer" data-enabled={asked !== null}>
      <textarea
        ref={field}
        className="field"
        part="field"
        rows={2}
        // While there is no text, the placeholder is in the direction of the chat.
        dir={text && 'auto'}
        value={text}
        placeholder={t(placeholderFor(view))}
        aria-label={t('Type a message...')}
        disabled={!asked}
        data-prompt-entry={asked ? '' : undefined}
        enterKeyHint="send"
        {...(asked ? keyboardFor(asked) : {})}
        {...markedField(asked && prompt)}
        onInput={event => setText(event.currentTarget.value)}
        onKeyDown={onEnter(send)}
      />
      <EmojiButton disabled={!asked} onPick={insert} />
      <AttachButton isAsked={!!prompt && 'maxBytes' in prompt.prompt} />
      <IconButton
        className="send"
        part="send"
        name={t('Send message')}
        disabled={!asked || answer === ''}
        onClick={sendByButton}
      >
        <SendIcon />
      </IconButton>
    </div>
  )
}
