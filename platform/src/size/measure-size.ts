/** What a line is for. Texts are sentences in a language; tests include their helpers, journeys and tables. */
export type Purpose = 'source' | 'texts' | 'styles' | 'tests'

export interface PackageSize {
  folder: string
  files: number
  lines: Readonly<Record<Purpose, number>>
}

export interface Size {
  packages: readonly PackageSize[]
  /** Names that more than one source file defines and exports, with their files. */
  doubled: ReadonlyMap<string, readonly string[]>
}

const TESTS = /\.(test|spec|scenario|bench)\.tsx?$|(^|\/)testing\/|^e2e\//
const TEXTS = /(^|\/)(i18n|texts|errors|terms)\/(.*\/)?(en|zh-cn|zh-hk)\.ts$/
const EXPORTED = /^export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm

/** Purpose of a file by its path; `undefined` for what is not counted. */
export const findPurpose = (file: string): Purpose | undefined => {
  if (!/\.(tsx?|mjs|cjs|css)$/.test(file)) return undefined
  if (TESTS.test(file)) return 'tests'
  if (file.endsWith('.css')) return 'styles'
  return TEXTS.test(file) ? 'texts' : 'source'
}

const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('shared/') ? 2 : 1)
    .join('/')

/** Lines and files by package and purpose, and names that are exported twice. `read` returns the text of a file. */
export const measureSize = (files: readonly string[], read: (file: string) => string): Size => {
  const packages = new Map<string, { files: number; lines: Record<Purpose, number> }>()
  const owners = new Map<string, string[]>()
  for (const file of files.toSorted()) {
    const purpose = findPurpose(file)
    if (!purpose) continue
    const text = read(file)
    const folder = folderOf(file)
    const counted = packages.get(folder) ?? { files: 0, lines: { source: 0, texts: 0, styles: 0, tests: 0 } }
    counted.files += 1
    counted.lines[purpose] += text.split('\n').length - 1
    packages.set(folder, counted)
    // A script that generates a module holds the declarations that it writes.
    if (purpose !== 'source' || /\.[cm]js$/.test(file)) continue
    for (const [, name = ''] of text.matchAll(EXPORTED)) owners.set(name, [...(owners.get(name) ?? []), file])
  }
  return {
    packages: [...packages].map(([folder, counted]) => ({ folder, ...counted })),
    doubled: new Map([...owners].filter(([, found]) => found.length > 1)),
  }
}

export const sumLines = ({ packages }: Size, purpose: Purpose): number =>
  packages.reduce((sum, { lines }) => sum + lines[purpose], 0)
