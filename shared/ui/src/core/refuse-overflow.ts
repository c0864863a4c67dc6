interface Typed {
  text: string
  /** Position of the caret in the text. */
  at: number
  /** The previous value of the control. */
  before: string
  filter: (text: string) => string
}

/** Whether the last character of a text has no room any more: the text before it fills the field. */
const pushesOut = (text: string, filter: Typed['filter']): boolean => filter(text) === filter(text.slice(0, -1))

/**
 * The text with as much of the input before the caret as the field has room for, as a browser does by `maxlength`: text
 * behind the caret is not pushed out at the end. Returns the position of the caret in it.
 */
export const refuseOverflow = ({ text, at, before, filter }: Typed): { text: string; at: number } => {
  const tail = text.slice(at)
  // Removes at most as many characters as the text has grown by.
  const grown = tail && before.endsWith(tail) ? text.length - before.length : 0
  for (let end = at; end >= at - grown; end -= 1) {
    const shorter = text.slice(0, end) + tail
    if (!pushesOut(shorter, filter)) return { text: shorter, at: end }
  }
  return { text, at }
}
