import { Editor, type EditorOptions } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'

/**
 * One editor for as long as its field stands. The library's own hook destroys the first where the page is slow and puts
 * another in its place, and the keyboard is nowhere meanwhile.
 */
export function useLastingEditor(options: Partial<EditorOptions>): Editor {
  const [editor] = useState(() => new Editor(options))
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // React may take an effect back and run it again at once.
      setTimeout(() => {
        if (!isThere.current) editor.destroy()
      })
    }
  }, [editor])
  return editor
}
