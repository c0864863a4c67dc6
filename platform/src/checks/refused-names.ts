import tokenize from 'js-tokens'

/** Names with a refused word that others give, each with its source. */
export const GIVEN_NAMES: Readonly<Record<string, string>> = {
  act: "React's and the testing library's function",
  holder: 'the column `job_leases.holder`, the field’s term of a lease',
  keep: 'the key of the shown text "Keep ..."',
  keepAlive: 'the term of the web for a page that stays mounted; a key of signed manifests',
  KEEP_ALIVE_AFTER_MS: "TCP's term",
  keepAliveInitialDelayMillis: 'an option of pg',
  keepPreviousData: 'an option of TanStack Query',
  asNobody: 'the system account `nobody`',
  NOBODY: 'the system account `nobody`',
  isPlaying: 'a carousel plays and pauses',
  onPlay: 'a carousel plays and pauses',
  play: 'a carousel plays and pauses',
  PLAY: 'a carousel plays and pauses',
  playing: 'a carousel plays and pauses',
  setPlaying: 'a carousel plays and pauses',
  playSound: 'sound is played',
  'play-sound': 'sound is played',
  playState: "an animation's state, of the browser",
  drafts: 'a stored key of an older build, in a test',
}

const NAMES = new Set(['IdentifierName', 'JSXIdentifier', 'PrivateIdentifier'])

/** The words of a name: `readDraft`, `READ_DRAFT` and `read-draft` have the words `read` and `draft`. */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The refused words of the glossary, in its section "Refused in names". */
export const readRefusedWords = (glossary: string): string[] => {
  const [, section = ''] = glossary.split('## Refused in names')
  return [...(section.split('\n## ')[0] ?? '').matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word)
}

/** Identifiers of a source; comments and text are no names. */
const findIdentifiers = (file: string, source: string): Set<string> =>
  new Set(
    Array.from(tokenize(source, { jsx: file.endsWith('.tsx') })).flatMap(({ type, value }) =>
      NAMES.has(type) ? [value] : [],
    ),
  )

const isRefused = (name: string, words: ReadonlySet<string>): boolean =>
  !Object.hasOwn(GIVEN_NAMES, name) && splitName(name).some((word) => words.has(word))

/** Names of a file, and of its path, that have a refused word. */
export const findRefusedNames = (file: string, source: string, words: ReadonlySet<string>): string[] => {
  // Tokenizing is slow: only a source that has a refused word anywhere is tokenized.
  const hasWord = splitName(source).some((word) => words.has(word))
  const identifiers = hasWord ? findIdentifiers(file, source) : []
  return [...file.split('/').map((part) => part.replace(/(\.[a-z]+)+$/, '')), ...identifiers].filter((name) =>
    isRefused(name, words),
  )
}
