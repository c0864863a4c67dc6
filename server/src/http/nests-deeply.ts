/** Far more than any call has. */
const DEEPEST = 32

/** Whether lists and objects stand inside each other in more than 32 levels: whoever walks through them by recursion would run out of stack. */
export const isDeeplyNested = (value: unknown): boolean => {
  let level = [value]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}
