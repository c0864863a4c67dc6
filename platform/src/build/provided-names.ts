import { join } from 'node:path'
import type { Compilation, NormalModule } from '@rspack/core'
import { type NamesByKey, SHARED_LIBRARIES, type SharedLibrary } from './shared-libraries'
import { getModuleParts, getSourceFile } from './shared-names-used'

const belongsTo = (part: NormalModule, { key, part: file }: SharedLibrary, dir: string): boolean =>
  file === undefined ? part.rawRequest === key : getSourceFile(part) === join(dir, file)

const listProvidedNames = (compilation: Compilation, library: SharedLibrary, dir: string): string[] => {
  const module = [...compilation.modules].find((one) =>
    getModuleParts(one).some((part) => belongsTo(part, library, dir)),
  )
  if (!module) throw new Error(`the shell promises ${library.key} and does not have it`)
  const names = compilation.moduleGraph.getProvidedExports(module)
  if (!Array.isArray(names)) throw new Error(`the exports of ${library.key} cannot be read`)
  // A CommonJS module is its own default export.
  return module.dependencies.some(({ type }) => type.startsWith('esm')) ? names : [...names, 'default']
}

/** Key -> all names that a shell provides of it, read from its modules before they are joined into chunks. */
export const providedNames = (compilation: Compilation, dir: string): NamesByKey =>
  Object.fromEntries(
    SHARED_LIBRARIES.map((library) => [library.key, [...new Set(listProvidedNames(compilation, library, dir))].sort()]),
  )
