import { useEffect, useRef } from 'react'
import type { ConversationView } from '../../../runtime/index.js'
import { markedField } from '../../kit/correction.js'
import { focusLog } from '../../kit/focus-log.js'
import { IconButton } from '../../kit/icon-button.js'
import { SendIcon } from '../../kit/icons.js'
import { onEnter } from '../../kit/on-enter.js'
import { OptionButtons } from '../../kit/option-buttons.js'
import { links, resolveAddress } from '../../kit/resolve-address.js'
import { useAskedText, useConversation, useModel } from '../../model/widget-model.js'
import { placeholderOf } from '../../prompts/prompt-view.js'
import { keyboardFor } from '../../prompts/text/keyboard.js'
import type { Text } from '../../texts/english.js'
import { AttachButton } from './attach-button.js'
import { EmojiButton } from './emoji-button.js'
import { StartAgain } from './start-again.js'
import { useTypedEarly } from './use-typed-early.js'
import { useTypedText } from './use-typed-text.js'

/**
 * Where the visitor types; a quiet line with the reason where nothing can be typed. Open while a text is asked and on through the bot's pauses, until something else is asked: what
 * is sent in a pause waits for its question. A refused answer stays to be corrected, also while the bot still writes its
 * correction. Below it stands what can be said with one press.
 */
export function Composer() {
  const { conversation, server, t } = useModel()
  const view = useConversation()
  const { prompt, status } = view
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, judged, isOurs } = useTypedText()
  const asked = useAskedText()
  useTypedEarly(field, setText)
  // Where other words than those of an option are understood, the options still come first.
  const isBeside = !!prompt && 'listens' in prompt.prompt
  const wasOpen = useRef(false)
  const isOpen = prompt ? asked !== null : wasOpen.current && status === 'going'
  wasOpen.current = isOpen
  const waits = isOpen && !asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows and shrinks with its text
  useEffect(() => {
    if (field.current) fitRows(field.current)
  }, [text])

  const answer = text.trim()
  const send = () => {
    if (!isOpen || answer === '') return
    if (waits) {
      // What was meant for a question that another tab has answered stays in the field.
      if (!isOurs.current) return
      setText('')
      return conversation.answerAhead(answer)
    }
    // What is being judged is not sent twice.
    if (status === 'going' && answer === judged.current) return
    judged.current = answer
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
    <>
      <div className="composer" part="composer" data-enabled={isOpen}>
        <textarea
          ref={field}
          className="field"
          part="field"
          rows={2}
          // While there is no text, the placeholder is in the direction of the chat.
          dir={text && 'auto'}
          value={text}
          placeholder={t(waits || asked ? 'Type a message...' : placeholderFor(view))}
          aria-label={t('Type a message...')}
          aria-describedby={waits ? 'waits' : undefined}
          disabled={!isOpen}
          data-prompt-entry={asked && !isBeside ? '' : undefined}
          enterKeyHint="send"
          {...(asked ? keyboardFor(asked) : {})}
          {...markedField(asked && prompt)}
          onInput={event => setText(event.currentTarget.value)}
          onKeyDown={onEnter(send)}
        />
        {waits && (
          <span id="waits" hidden>
            {t('Waiting for the next question')}
          </span>
        )}
        <EmojiButton disabled={!isOpen} onPick={insert} />
        <AttachButton isAsked={!!prompt && 'maxBytes' in prompt.prompt} />
        <IconButton
          className="send"
          part="send"
          name={t('Send message')}
          disabled={!isOpen || answer === ''}
          // On touch screens a button that takes the focus closes the keyboard.
          onMouseDown={event => event.preventDefault()}
          onClick={sendByButton}
        >
          <SendIcon />
        </IconButton>
        {status === 'ended' && <StartAgain />}
      </div>
      {prompt && asked?.suggestions && (
        <OptionButtons
          item={prompt}
          options={asked.suggestions}
          look="suggestions"
          onPick={({ id, link }) => {
            if (link) return open(resolveAddress(link, server, links), '_blank', 'noopener')
            // They go.
            focusLog(field.current)
            conversation.answer({ pick: id })
          }}
        />
      )}
    </>
  )
}

/** Decision 102: 2 rows at first, 4 at most, 24 px each, or more where the page's letters are larger. */
const rows = { least: 2, most: 4, height: 24 }

/** Gives a text field as many rows as its text needs; one of more than the least also gets the whole width, its buttons below. */
function fitRows(field: HTMLTextAreaElement): void {
  const height = Number.parseFloat(getComputedStyle(field).lineHeight) || rows.height
  const needed = () => {
    field.rows = rows.least
    return Math.min(rows.most, Math.max(rows.least, Math.floor(field.scrollHeight / height)))
  }
  field.parentElement?.removeAttribute('data-long')
  field.parentElement?.toggleAttribute('data-long', needed() > rows.least)
  field.rows = needed()
}

/** The composer's placeholder, which says why nothing can be typed while that is so (decision 82). */
function placeholderFor({ prompt, status }: ConversationView): Text {
  if (prompt) return placeholderOf(prompt.prompt)
  return status === 'ended' ? 'The conversation has ended' : 'One moment…'
}
