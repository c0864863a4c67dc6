import { TextField, type TextFieldProps } from '@shuttle/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface FilteredFieldProps extends Omit<TextFieldProps, 'ref' | 'onBlur'> {
  /** Filters the text while it is typed; a beginning of the text must give a beginning of the result. */
  filter: (text: string) => string
  /** Filters the text when the field is left. */
  finish: (text: string) => string
}

/**
 * A field that drops what does not belong in it as it is typed. The caret stays where it is, and nothing is taken
 * away from a character that an input method is still composing.
 */
export const FilteredField = ({ filter, finish, value, onChange, ...rest }: FilteredFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const isComposing = useRef(false)
  /** The text of the field while it is composed. */
  const [composed, setComposed] = useState<string>()
  const [, drawAgain] = useState(0)

  const accept = (text: string) => {
    const field = input.current
    const kept = filter(text)
    caret.current = Math.min(filter(text.slice(0, field?.selectionStart ?? text.length)).length, kept.length)
    // Also when the text does not change: the browser has moved the caret already.
    drawAgain((count) => count + 1)
    setComposed(undefined)
    if (kept !== value) onChange(kept)
  }
  const acceptComposed = useEffectEvent(accept)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const begin = () => {
      isComposing.current = true
    }
    const end = () => {
      isComposing.current = false
      acceptComposed(field.value)
    }
    field.addEventListener('compositionstart', begin)
    field.addEventListener('compositionend', end)
    return () => {
      field.removeEventListener('compositionstart', begin)
      field.removeEventListener('compositionend', end)
    }
  }, [])

  return (
    <TextField
      {...rest}
      ref={input}
      value={composed ?? value}
      onChange={(text) => (isComposing.current ? setComposed(text) : accept(text))}
      onBlur={() => finish(value) !== value && onChange(finish(value))}
    />
  )
}
