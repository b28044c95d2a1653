import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { assign, createActor, emit, fromCallback, fromPromise, raise, setup } from 'xstate'
import { useConversation, useIsOpen, useModel } from '../model/widget-model.js'

/**
 * What the one file offers to the parts beside it, so that they bring no second copy. A part imports these as any other
 * file does; the build maps the imports to here, and says so when something is not offered (tools/build/part.mjs).
 */
export const offered = {
  react: { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore },
  jsx: { Fragment, jsx, jsxs },
  xstate: { assign, createActor, emit, fromCallback, fromPromise, raise, setup },
  model: { useConversation, useIsOpen, useModel },
}
