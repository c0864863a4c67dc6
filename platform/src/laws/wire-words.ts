/** A word of the wire found where the house speaks English. */
export interface WireWordFound {
  file: string
  line: number
  word: string
}

/** Files that stand at the border and may spell both languages, with their tests. */
const AT_THE_BORDER = [/^shared\/wire\//, /\.(mapper|presenter|request)(\.test)?\.ts$/, /^docs\//]

const backticked = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** The wire's own words in a glossary: the second column of its dictionaries, without words that both sides share. */
export const wireWordsOf = (glossary: string): string[] => {
  let isDictionary = false
  const words = glossary.split('\n').flatMap((row) => {
    const [, domain = '', wire = ''] = row.split('|').map((cell) => cell.trim())
    if (!row.startsWith('|')) isDictionary = false
    else if (domain === 'domain name' && wire === 'wire name') isDictionary = true
    else if (isDictionary) return backticked(wire).filter((word) => !backticked(domain).includes(word))
    return []
  })
  return [...new Set(words)]
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A word as a whole identifier or, from four letters on, as the first or last hump of one. */
const formsOf = (word: string): string[] =>
  word.length < 4
    ? [`(?<![\\w$])${word}(?![\\w$])`]
    : [`(?<![\\w$])${word}(?![a-z$])`, `(?<=[a-z0-9_])${capitalised(word)}(?![a-z$])`]

/** Finds every word of the wire in a file, comments and texts included; nothing in files at the border. */
export const wireWordFinder = (words: readonly string[]) => {
  // The longest first, or `xlmc_1` would be called `xlmc`.
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(longestFirst.flatMap(formsOf).join('|'), 'g')
  return (file: string, content: string): WireWordFound[] => {
    if (AT_THE_BORDER.some((border) => border.test(file))) return []
    return content.split('\n').flatMap((text, index) =>
      [...text.matchAll(pattern)].map(([spelled]) => {
        const word = words.find((candidate) => candidate === spelled || capitalised(candidate) === spelled) ?? spelled
        return { file, line: index + 1, word }
      }),
    )
  }
}
