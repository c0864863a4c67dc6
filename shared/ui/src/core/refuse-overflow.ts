interface Typed {
  text: string
  /** Position of the caret in the text. */
  at: number
  /** What the control held before. */
  before: string
  filter: (text: string) => string
}

const commonBeginning = (left: string, right: string): number => {
  let length = 0
  while (length < Math.min(left.length, right.length) && left[length] === right[length]) length += 1
  return length
}

/** Whether the last sign of a text has no place any more: what is before it fills the field. */
const pushesOut = (text: string, filter: Typed['filter']): boolean =>
  filter(text) === filter([...text].slice(0, -1).join(''))

/**
 * The text with as much of what was entered before the caret as the field has room for, as a browser does by
 * `maxlength`: what is behind the caret is not pushed out at the end. Answers the position of the caret in it.
 */
export const refuseOverflow = ({ text, at, before, filter }: Typed): { text: string; at: number } => {
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  const isEntered = tail !== '' && before.endsWith(tail)
  if (!isEntered || !pushesOut(text, filter)) return { text, at }
  const begin = Math.min(commonBeginning(before, head), before.length - tail.length)
  for (let end = at - 1; end >= begin; end -= 1) {
    const shorter = head.slice(0, end) + tail
    if (!pushesOut(shorter, filter)) return { text: shorter, at: end }
  }
  return { text, at }
}
