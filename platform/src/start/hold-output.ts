/** Passes lines on until one matches; that line and all later ones wait for `release`. */
export const holdOutput = (options: { from: RegExp; write: (text: string) => void; onHeld: () => void }) => {
  let rest = ''
  let held: string[] | undefined
  let isReleased = false

  const take = (line: string): void => {
    if (!isReleased && !held && options.from.test(line)) {
      held = []
      options.onHeld()
    }
    if (held && !isReleased) held.push(line)
    else options.write(`${line}\n`)
  }
  return {
    add: (text: string): void => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    },
    release: (): void => {
      isReleased = true
      for (const line of held ?? []) options.write(`${line}\n`)
      held = undefined
    },
  }
}
