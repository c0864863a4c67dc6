/** A word of the wire found outside the border. */
export interface WireWordFound {
  file: string
  line: number
  word: string
}

/** Where wire words are allowed: two packages, the edge of the service, addresses, tests and documents. */
const BORDER = [
  /^shared\/(wire|calls)\//,
  // The calls of the back office have one user, so they stand in its remote.
  /^mf-backoffice\/src\/calls\//,
  /^server\/.*\.(presenter|request)\.ts$/,
  // Some providers use the same words in their own answers.
  /^server\/src\/modules\/(wechat|payments\/cmbpay)\//,
  // The database's own result has a word that the order list has too.
  /^(mf-[^/]+|shared\/booking)\/src\/addresses\//,
  // The shell reads its own user row without the schemas, which are larger than the whole reader.
  /^shell\/src\/session\/[^/]*(user|answer)[^/]*\.ts$/,
  /\.(test|spec)\.tsx?$/,
  /(^|\/)testing\//,
  /^(docs|e2e)\//,
  // Lines of the wire that a mutation replaces.
  /^platform\/src\/mutations\/held-by-/,
]

const backticked = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** The wire's own words in a glossary: the second column of its dictionaries, without words that both sides share. */
export const readWireWords = (glossary: string): string[] => {
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

const startsHump = (rest: string): boolean => rest === '' || /^[A-Z0-9_]/.test(rest)

/** Whether an identifier is the word or, from four letters on, has it as its first or last hump. */
const hasWord = (identifier: string, word: string): boolean => {
  if (identifier === word) return true
  if (word.length < 4 || identifier.length <= word.length) return false
  if (identifier.startsWith(word)) return startsHump(identifier.slice(word.length))
  return identifier.endsWith(capitalised(word))
}

/** The specification spells addresses, so `?word=` is allowed; code that reads or builds one stands in `addresses`. */
const isInAddress = (text: string, at: number, identifier: string): boolean =>
  /[?&]/.test(text.charAt(at - 1)) || /^=[^\s=>]/.test(text.slice(at + identifier.length, at + identifier.length + 2))

/** Finds every word of the wire in a file, comments and texts included; nothing inside the border. */
export const wireWordFinder = (words: readonly string[]) => {
  // The longest first, otherwise a word with a number would match by the part before it.
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const known = new Map<string, string | undefined>()
  const wordIn = (identifier: string): string | undefined => {
    if (!known.has(identifier))
      known.set(
        identifier,
        longestFirst.find((word) => hasWord(identifier, word)),
      )
    return known.get(identifier)
  }
  return (file: string, content: string): WireWordFound[] => {
    if (BORDER.some((border) => border.test(file))) return []
    return content.split('\n').flatMap((text, index) =>
      [...text.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((match) => {
        const word = wordIn(match[0])
        return word === undefined || isInAddress(text, match.index, match[0]) ? [] : [{ file, line: index + 1, word }]
      }),
    )
  }
}
