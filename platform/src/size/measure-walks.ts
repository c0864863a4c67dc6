import { findPurpose } from './measure-size'
import { openModules } from './open-modules'
import { type DeclarationPlace, walk } from './walk'
import { PLUMBING, WALKS, type WalkStarts } from './walks'

export interface WalkSize {
  name: string
  files: readonly string[]
  /** Those that are no plumbing. */
  own: readonly string[]
}

const findStart = (texts: ReadonlyMap<string, string>, folder: string, name: string): DeclarationPlace => {
  const declares = new RegExp(`^(export )?(async )?(const|function|class) ${name}\\b`, 'm')
  const inFolder = [...texts].filter(([file]) => file.startsWith(`${folder}/`))
  const [file, ...others] = inFolder.filter(([, text]) => declares.test(text)).map(([found]) => found)
  if (file === undefined)
    throw new Error(`A walk starts at ${name}, which no file of ${folder} declares: see walks.ts.`)
  if (others.length > 0)
    throw new Error(`A walk starts at ${name}, which is in ${[file, ...others].join(' and ')}: see walks.ts.`)
  return { file, name }
}

/** The files that a reader opens to follow each walk. Throws for a start that no file, or more than one, declares. */
export const measureWalks = (
  root: string,
  files: readonly string[],
  readText: (file: string) => string,
  walks: Readonly<Record<string, WalkStarts>> = WALKS,
): WalkSize[] => {
  const modules = openModules(root, files, readText)
  const sources = files.filter((file) => findPurpose(file) === 'source')
  const texts = new Map(sources.map((file) => [file, readText(file)]))
  return Object.entries(walks).map(([name, starts]) => {
    const places = Object.entries(starts).flatMap(([folder, names]) =>
      names.map((start) => findStart(texts, folder, start)),
    )
    const reached = [...walk(places, modules)].toSorted()
    return { name, files: reached, own: reached.filter((file) => !PLUMBING.some((shared) => shared.test(file))) }
  })
}
