import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Compiler, WebpackError } from '@rspack/core'
import { EVERYTHING } from './dynamic-import-names'
import { type DuplicatePackage, findDuplicatePackages } from './find-duplicate-packages'
import { type NamesByKey, SHARED_LIBRARIES } from './shared-libraries'
import { type SharedUse, sharedNamesUsed } from './shared-names-used'

/** Third-party libraries that the shell provides completely: comparing the version suffices. */
const GIVEN_WHOLE = new Set(
  SHARED_LIBRARIES.filter(({ from, part }) => part === undefined && !from.startsWith('@shuttle/')).map(
    ({ key }) => key,
  ),
)

/** Names that the shell of this preset provides, written by `npm run provided-names`. */
const provided = JSON.parse(readFileSync(join(import.meta.dirname, 'provided-names.json'), 'utf8')) as NamesByKey

const copyFault = (dir: string, { name, file, instead, by }: DuplicatePackage): string =>
  `${relative(dir, by)} brings in ${name}/${file}: a second copy of a library that exists once in a page. ` +
  `Import ${instead} by that name and no other; what it lacks, the shell has to give first.`

const useFault = (dir: string, { key, name, by }: SharedUse): string | undefined => {
  const file = relative(dir, by)
  if (name === EVERYTHING) {
    if (GIVEN_WHOLE.has(key)) return undefined
    return `${file} takes all of ${key}: import the names that are needed, so that a shell can be checked for them.`
  }
  const names = provided[key] ?? []
  if (names.includes(name)) return undefined
  const part = SHARED_LIBRARIES.find((library) => library.key === key)?.part
  const way = part
    ? `do without it, or add it to the shell's ${part}, publish the shell`
    : 'publish a shell that has it'
  return `${file} imports ${name} of ${key}, which the shell does not give: ${way}, and run npm run provided-names. It gives ${names.join(', ')}.`
}

const namesByKey = (uses: readonly SharedUse[]): NamesByKey => {
  const keys = [...new Set(uses.map(({ key }) => key))].sort()
  const namesFor = (key: string) =>
    uses.filter((use) => use.key === key && use.name !== EVERYTHING).map(({ name }) => name)
  return Object.fromEntries(keys.map((key) => [key, [...new Set(namesFor(key))].sort()]))
}

/**
 * Refuses a remote that bundles a library that exists once in a page, or imports a name that the shell does not
 * provide.
 */
export class SharedUsePlugin {
  /** Shared key -> imported names of this build, for the build record; available after the compilation. */
  uses: NamesByKey = {}

  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedUsePlugin', (compilation) => {
      compilation.hooks.optimizeChunkModules.tap('SharedUsePlugin', () => {
        const uses = sharedNamesUsed(compilation)
        const faults = [
          ...findDuplicatePackages(compilation).map((copy) => copyFault(this.dir, copy)),
          ...uses.flatMap((use) => useFault(this.dir, use) ?? []),
        ]
        // In development a build may contain development code: a warning, not an error.
        const heard = compiler.options.mode === 'production' ? compilation.errors : compilation.warnings
        for (const fault of new Set(faults)) heard.push(new WebpackError(fault))
        this.uses = namesByKey(uses)
      })
    })
  }
}
