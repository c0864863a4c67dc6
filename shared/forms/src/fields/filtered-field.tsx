import { TextField, type TextFieldProps, useFilteredInput } from '@shuttle/ui'
import { useImperativeHandle, useRef } from 'react'

export interface FilteredFieldProps extends Omit<TextFieldProps, 'onBlur' | 'type'> {
  /** Filters the text while it is typed; a beginning of the text must give a beginning of the result. */
  filter: (text: string) => string
  /** Filters the text when the field is left; as while it is typed, unless it is another one. */
  finish?: (text: string) => string
  /** Types whose caret a page can set. */
  type?: 'text' | 'tel' | 'search'
}

/** A text field that rewrites typed text, such as to capital letters, or drops invalid characters. */
export const FilteredField = ({ filter, finish, value, onChange, ref, ...rest }: FilteredFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  return <TextField {...rest} {...useFilteredInput(input, { value, onChange, filter, finish })} ref={input} />
}
