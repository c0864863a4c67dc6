import { type Compilation, type Module, NormalModule } from '@rspack/core'
import { findPackage, type PackageFile } from './find-package'
import { BEHIND_SHARED, BUNDLED_PARTS, SHARED_LIBRARIES } from './shared-libraries'
import { getModuleParts, getSourceFile, isInChunk } from './shared-names-used'

/** A module of a library that exists once in a page, bundled into a build that must use the shell's. */
export interface DuplicatePackage extends PackageFile {
  /** Import to use instead. */
  instead: string
  /** File that imports it. */
  by: string
}

const findReplacement = (name: string): string | undefined => {
  const keys = SHARED_LIBRARIES.filter(({ from }) => from === name).map(({ key }) => key)
  return keys.length > 0 ? keys.join(', ') : BEHIND_SHARED[name]
}

const isBundledPart = ({ name, file }: PackageFile): boolean =>
  BUNDLED_PARTS[name]?.some((folder) => file.startsWith(`${folder}/`)) ?? false

/** File outside of the package that led to one of its modules. */
const findImporter = ({ moduleGraph }: Compilation, module: NormalModule, name: string): string => {
  for (let at: Module | null = module; at; at = moduleGraph.getIssuer(at)) {
    const file = at instanceof NormalModule ? getSourceFile(at) : ''
    if (findPackage(file)?.name !== name) return file
  }
  return ''
}

/** Modules of shared packages that a compilation bundles; the first one of each package. */
export const findDuplicatePackages = (compilation: Compilation): DuplicatePackage[] => {
  const found = new Map<string, DuplicatePackage>()
  for (const module of compilation.modules) {
    if (!isInChunk(compilation, module)) continue
    for (const part of getModuleParts(module)) {
      const place = findPackage(getSourceFile(part))
      const instead = place && findReplacement(place.name)
      if (!place || instead === undefined || isBundledPart(place) || found.has(place.name)) continue
      found.set(place.name, { ...place, instead, by: findImporter(compilation, part, place.name) })
    }
  }
  return [...found.values()]
}
