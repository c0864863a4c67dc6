import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { refuseOverflow } from './refuse-overflow'

type Control = HTMLInputElement | HTMLTextAreaElement

interface FilteredInputOptions {
  value: string
  onChange: (value: string) => void
  /** Filters the text while it is typed; a beginning of the text must give a beginning of the result. */
  filter: (text: string) => string
  /** Filters the text when the control is left; as while it is typed, unless it is another one. */
  finish?: ((text: string) => string) | undefined
}

/**
 * The props of every control that rewrites typed text; a full control refuses further input, and text behind the caret
 * stays. The caret stays at the insertion point, and the text of an input method is shown as it is composed, while
 * `onChange` always receives it filtered.
 */
export const useFilteredInput = (control: RefObject<Control | null>, options: FilteredInputOptions) => {
  const { value, onChange, filter, finish = filter } = options
  const caret = useRef<number>(undefined)
  const isComposing = useRef(false)
  /** The value before the text that is being composed. */
  const settled = useRef(value)
  /** The content of the control while its text is composed. */
  const [composed, setComposed] = useState<string>()
  const [, drawAgain] = useState(0)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    if (document.activeElement === control.current) control.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const accept = (text: string, clean: (text: string) => string) => {
    const cleaned = clean(text)
    setComposed(isComposing.current ? text : undefined)
    if (cleaned !== value) onChange(cleaned)
    return cleaned
  }
  const acceptAtCaret = (text: string) => {
    const caretAt = control.current?.selectionStart ?? text.length
    const before = composed === undefined ? value : settled.current
    const entered = refuseOverflow({ text, at: caretAt, before, filter })
    const cleaned = accept(text, () => filter(entered.text))
    if (isComposing.current) return
    caret.current = Math.min(filter(entered.text.slice(0, entered.at)).length, cleaned.length)
    // Also when the text does not change: the browser has moved the caret already.
    drawAgain((count) => count + 1)
  }
  const end = () => {
    isComposing.current = false
  }
  return {
    value: composed ?? value,
    onChange: acceptAtCaret,
    onCompositionStart: () => {
      settled.current = value
      isComposing.current = true
    },
    onCompositionEnd: () => {
      end()
      if (control.current) acceptAtCaret(control.current.value)
    },
    // Some input methods never announce their end.
    onBlur: () => {
      end()
      if (control.current) accept(control.current.value, (text) => finish(filter(text)))
    },
  }
}
