export const FIRST_FILES = [
  'script of the shell',
  'style of the shell',
  'entry of the remote',
  'chunk of the page',
  'style of the page',
] as const
export type FirstFile = (typeof FIRST_FILES)[number]

/** `is damaged in cache`: only the first answer, which the cache stores for a year. */
const FAULTS = ['answers 404', 'does not answer', 'takes 25 s', 'is damaged in cache'] as const
export type FirstFileFault = (typeof FAULTS)[number] | 'is damaged always'

const SIGNS = ['retry', 'online', 'return', 'itself'] as const

export interface FirstFileRow {
  file: FirstFile
  fault: FirstFileFault
  /** How it ends: by a sign of the visitor, or by time alone. */
  sign: (typeof SIGNS)[number]
}

export const isOfShell = ({ file }: FirstFileRow): boolean => file.endsWith('shell')

/**
 * Rows of the fault table beside its stories: every fault of the shell, and hanging files that the document announces
 * for a page. A damaged file of the shell is replaced before any sign can be given.
 */
export const everyFirstFileRow = (): FirstFileRow[] =>
  FIRST_FILES.flatMap((file) =>
    FAULTS.flatMap((fault) => SIGNS.map((sign) => ({ file, fault, sign }))).filter((row) =>
      isOfShell(row) ? row.fault !== 'is damaged in cache' || row.sign === 'itself' : row.fault === 'does not answer',
    ),
  )

/** One of each outcome. */
export const EVERYDAY_FIRST_FILE_ROWS: readonly FirstFileRow[] = [
  { file: 'script of the shell', fault: 'does not answer', sign: 'retry' },
  { file: 'script of the shell', fault: 'answers 404', sign: 'return' },
  { file: 'style of the shell', fault: 'is damaged in cache', sign: 'itself' },
  { file: 'chunk of the page', fault: 'does not answer', sign: 'retry' },
]

export const firstFileRowName = ({ file, fault, sign }: FirstFileRow): string =>
  `first visit, ${file} ${fault}, healed by ${sign}`
