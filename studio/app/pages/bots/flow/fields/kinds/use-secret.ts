import { useContext, useRef, useState } from 'react'
import { namesSecret } from 'talkgraph/builder'
import { codeOf, wordsOf } from '#api/problem.js'
import { KeepSecretContext } from '../../model/edit/keep-secret.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { type Slot, useSlot } from './slot.js'

/** A secret that is written: only what stands for it comes into the draft. */
export function useSecret(slot: Slot) {
  const { step } = useStepEdit()
  const { set } = useSlot(slot)
  const keepOnServer = useContext(KeepSecretContext)
  const [text, setText] = useState('')
  const [isKeeping, setKeeping] = useState(false)
  const [failure, setFailure] = useState<string>()
  // The step may have changed by the time the server answers.
  const latest = useRef(set)
  latest.current = set

  /** Resolves to whether there was something to keep, and it is kept. */
  const keep = async (): Promise<boolean> => {
    if (text.trim() === '' || isKeeping) return false
    setKeeping(true)
    setFailure(undefined)
    try {
      latest.current(namesSecret(step.type, slot.path, text) ? text : await reference(text))
      setText('')
      return true
    } catch (error) {
      setFailure(whyNot(error))
      return false
    } finally {
      setKeeping(false)
    }
  }
  const reference = (secret: string) =>
    keepOnServer ? keepOnServer(secret) : Promise.reject(new Error('Nothing keeps secrets here.'))
  return { text, type: setText, keep, isKeeping, failure }
}

function whyNot(error: unknown): string {
  const isAway = codeOf(error) === 'OFFLINE' || codeOf(error) === 'NO_ANSWER'
  return isAway
    ? 'Not kept: a secret goes to the server, which cannot be reached. Try again when the line is back.'
    : `Not kept. ${wordsOf(error)}`
}
