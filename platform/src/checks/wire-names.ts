/** A wire name found outside the border. */
export interface WireNameFound {
  file: string
  line: number
  word: string
}

/** Where wire names are allowed: two packages, the edge of the service, addresses, tests and documents. */
const BORDER = [
  /^shared\/(wire|calls)\//,
  /^server\/.*\.(presenter|request)\.ts$/,
  // Some providers use the same names in their own answers.
  /^server\/src\/modules\/(passenger\/wechat|money\/payments\/cmbpay)\//,
  // The database's own result has a name that the order list has too.
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

/** The wire names of the glossary: the second column of its tables, without names that both sides share. */
export const readWireNames = (glossary: string): string[] => {
  let isDictionary = false
  const names = glossary.split('\n').flatMap((row) => {
    const [, domain = '', wire = ''] = row.split('|').map((cell) => cell.trim())
    if (!row.startsWith('|')) isDictionary = false
    else if (domain === 'domain name' && wire === 'wire name') isDictionary = true
    else if (isDictionary) return backticked(wire).filter((word) => !backticked(domain).includes(word))
    return []
  })
  return [...new Set(names)]
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const startsHump = (rest: string): boolean => rest === '' || /^[A-Z0-9_]/.test(rest)

/** Whether an identifier is the name or, from four letters on, has it as its first or last camel-case part. */
const hasWord = (identifier: string, word: string): boolean => {
  if (identifier === word) return true
  if (word.length < 4 || identifier.length <= word.length) return false
  if (identifier.startsWith(word)) return startsHump(identifier.slice(word.length))
  return identifier.endsWith(capitalised(word))
}

/** The specification defines addresses, so `?word=` is allowed; code that reads or builds one is in `addresses`. */
const isInAddress = (text: string, at: number, identifier: string): boolean =>
  /[?&]/.test(text.charAt(at - 1)) || /^=[^\s=>]/.test(text.slice(at + identifier.length, at + identifier.length + 2))

/** Finds all wire names in a file, comments and texts included; none inside the border. */
export const createWireNameFinder = (names: readonly string[]) => {
  // Longest first, because a name with a number would otherwise match its part before the number.
  const longestFirst = [...names].sort((one, other) => other.length - one.length)
  const known = new Map<string, string | undefined>()
  const wordIn = (identifier: string): string | undefined => {
    if (!known.has(identifier))
      known.set(
        identifier,
        longestFirst.find((word) => hasWord(identifier, word)),
      )
    return known.get(identifier)
  }
  return (file: string, content: string): WireNameFound[] => {
    if (BORDER.some((border) => border.test(file))) return []
    return content.split('\n').flatMap((text, index) =>
      [...text.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((match) => {
        const word = wordIn(match[0])
        return word === undefined || isInAddress(text, match.index, match[0]) ? [] : [{ file, line: index + 1, word }]
      }),
    )
  }
}
