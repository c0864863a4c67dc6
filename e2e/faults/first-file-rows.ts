export const FIRST_FILES = [
  'script of the shell',
  'style of the shell',
  'entry of the remote',
  'chunk of the page',
  'style of the page',
  'every file of the remote',
  'every file of shell and remote',
] as const
export type FirstFile = (typeof FIRST_FILES)[number]

/** `is damaged in cache`: only the first answer, which the cache stores for a year. */
const FAULTS = ['answers 404', 'does not answer', 'takes 25 s', 'is damaged in cache'] as const
/** What a lost connection does to files that are requested at the same time. */
const FAULTS_OF_ALL = ['does not answer', 'is cut in half', 'loses its connection'] as const
export type FirstFileFault = (typeof FAULTS)[number] | (typeof FAULTS_OF_ALL)[number] | 'is damaged always'

const SIGNS = ['retry', 'online', 'return', 'itself'] as const

/** Pages of two remotes: home, and a page that a link from outside opens. */
export const FIRST_PAGES = ['home', 'the airport line'] as const

export interface FirstFileRow {
  page: (typeof FIRST_PAGES)[number]
  file: FirstFile
  fault: FirstFileFault
  /** How it ends: by a sign of the visitor, or by time alone. */
  sign: (typeof SIGNS)[number]
}

/** The shell does not run while its file is broken. */
export const isOfShell = ({ file }: FirstFileRow): boolean => file.includes('shell')
/** No sign can be given: the damaged file is replaced before any message. */
export const isReplacedAtOnce = ({ fault }: FirstFileRow): boolean => fault === 'is damaged in cache'

const faultsOf = (file: FirstFile): readonly FirstFileFault[] => {
  if (file.startsWith('every')) return FAULTS_OF_ALL
  return file.endsWith('shell') ? FAULTS : ['does not answer', 'is damaged in cache']
}

const pagesOf = (file: FirstFile): readonly FirstFileRow['page'][] =>
  file.startsWith('every') ? FIRST_PAGES : ['home']

/**
 * Rows of the fault table beside its stories: every fault of the shell, hanging and damaged files that the document
 * announces for a page, and all these files broken at once, of two pages.
 */
export const everyFirstFileRow = (): FirstFileRow[] =>
  FIRST_FILES.flatMap((file) =>
    pagesOf(file).flatMap((page) =>
      faultsOf(file).flatMap((fault) => SIGNS.map((sign) => ({ page, file, fault, sign }))),
    ),
  ).filter((row) => !isReplacedAtOnce(row) || row.sign === 'itself')

/** One of each outcome. */
export const EVERYDAY_FIRST_FILE_ROWS: readonly FirstFileRow[] = [
  { page: 'home', file: 'script of the shell', fault: 'does not answer', sign: 'retry' },
  { page: 'home', file: 'script of the shell', fault: 'answers 404', sign: 'return' },
  { page: 'home', file: 'style of the shell', fault: 'is damaged in cache', sign: 'itself' },
  { page: 'home', file: 'chunk of the page', fault: 'does not answer', sign: 'retry' },
  { page: 'home', file: 'every file of the remote', fault: 'does not answer', sign: 'retry' },
  { page: 'home', file: 'every file of the remote', fault: 'is cut in half', sign: 'online' },
  { page: 'home', file: 'every file of shell and remote', fault: 'does not answer', sign: 'online' },
  { page: 'home', file: 'every file of shell and remote', fault: 'is cut in half', sign: 'retry' },
]

export const firstFileRowName = ({ page, file, fault, sign }: FirstFileRow): string =>
  `first visit${page === 'home' ? '' : ` of ${page}`}, ${file} ${fault}, healed by ${sign}`
