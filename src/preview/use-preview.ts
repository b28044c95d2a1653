import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { WidgetModel } from '../model/widget-model.js'
import { bundled } from '../mount/bundled.js'
import { createController } from '../mount/controller.js'
import type { MountOptions } from '../mount/options.js'
import { followLooks } from '../mount/paint-looks.js'
import { isFatal } from '../mount/problems.js'
import { useWidget } from '../react/use-widget.js'
import type { AlertCode, PreviewAlert, PreviewProps } from './preview-props.js'
import { slotOf } from './slot-of.js'
import { splitLooks } from './split-looks.js'
import { tellAnswers } from './tell-answers.js'

/** The chat that is drawn. A new `key` means another chat, for which no state may be kept. */
export interface Shown {
  readonly model: WidgetModel
  readonly key: number
}

const typingDelays = { modal: 2000, embedded: 700 }

/** Loads the bot, and each that takes its place; clears its state on restart and close (decision 104). */
export function usePreview(props: PreviewProps, frame: HTMLElement) {
  const [shown, setShown] = useState<Shown>()
  const [isLoading, setIsLoading] = useState(true)
  const [isClosed, setIsClosed] = useState(false)
  const [alert, setAlert] = useState<PreviewAlert>()
  const [attempt, setAttempt] = useState(0)
  const chats = useRef(0)
  const stop = useRef(() => {})
  const wasTyping = useRef(false)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each chat has a field of its own
  useEffect(() => {
    if (wasTyping.current) fieldIn(frame)?.focus()
    wasTyping.current = false
  }, [shown, frame])

  const mark = useCallback((isOn: boolean) => {
    setIsLoading(isOn)
    latest.current.onLoading?.(isOn)
  }, [])

  /** Does what loading and clearing have in common: tells the page of success or failure, and that it is over. */
  const conclude = useCallback(
    (code: AlertCode, work: () => void) => {
      try {
        work()
        latest.current.setPending?.(false)
        latest.current.setSettled?.(true)
      } catch (error) {
        const failure = { code, message: error instanceof Error ? error.message : String(error) }
        setAlert(failure)
        latest.current.onAlert?.(failure)
      } finally {
        mark(false)
      }
    },
    [mark],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another widget
  const make = useCallback(
    (options: MountOptions) => {
      let isOver = false
      const finish = (work: () => void) => {
        isOver = true
        conclude('SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', work)
      }
      const { conversation } = latest.current
      const field = fieldIn(frame)
      const typed = field?.value
      wasTyping.current = field !== null && field === shadowFocus(frame)
      setAlert(undefined)
      // What goes on stays in sight until the other bot is there.
      if (!conversation?.read()) setShown(undefined)
      mark(true)
      const controller = createController(options, {
        beside: { ...bundled, loadLive: undefined },
        slot: conversation && slotOf(conversation),
        // `disabledUrls` name pages for visitors; the owner sees the bot anywhere.
        show: () => {},
        draw(made) {
          const { upload = made.upload } = latest.current
          // What is half typed goes on with the conversation.
          const prefilled = conversation?.read() && typed ? [typed] : made.prefilled
          const model = {
            ...made,
            upload,
            prefilled,
            ...(conversation && { conversation: tellAnswers(made.conversation, conversation) }),
          }
          frame.lang = model.locale
          followLooks(frame, model)
          setShown({ model, key: ++chats.current })
          finish(() => latest.current.onLoad?.(loadedFlow(model)))
        },
        remove() {
          if (!isOver) mark(false)
          isOver = true
        },
      })
      controller.on('problem', problem => {
        if (isOver || !isFatal(problem)) return
        finish(() => {
          throw new Error(problem.message)
        })
      })
      stop.current = controller.destroy
      return controller
    },
    [attempt, conclude, mark, frame],
  )

  const { bot, customizations, locale } = props
  const split = useMemo(
    () => splitLooks({ bot, customizations, locale }),
    [bot, customizations, locale],
  )
  const typingDelay = props.typingDelay ?? typingDelays[props.embedded ? 'embedded' : 'modal']
  useWidget({ ...props, ...split, typingDelay, onClose: undefined }, { mode: 'full-page', make })

  const clear = (work: () => void) => {
    setAlert(undefined)
    mark(true)
    conclude('CLEAR_CHATBOT_STATES_ERROR', work)
  }

  return {
    shown,
    isLoading,
    isClosed,
    alert,
    /** Clears everything and begins again; a bot that could not be loaded is loaded once more. */
    restart() {
      if (shown) clear(() => shown.model.conversation.restart())
      else setAttempt(attempt + 1)
    },
    close() {
      clear(() => stop.current())
      setIsClosed(true)
      latest.current.onClose?.()
    },
  }
}

function loadedFlow({ bot, looks }: WidgetModel) {
  const { id, logo, name, version, elements } = bot
  const [first] = elements
  return {
    customizations: looks.get(),
    flow: { id, logo, name, version, nodes: first?.nodes ?? [], edges: first?.edges ?? [] },
  }
}

/** Where one types in the chat that is drawn. */
const fieldIn = (frame: HTMLElement) =>
  frame.querySelector<HTMLTextAreaElement>('[part=composer] textarea')

function shadowFocus(frame: HTMLElement): Element | null {
  const root = frame.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : null
}
