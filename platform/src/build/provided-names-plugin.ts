import type { Compiler } from '@rspack/core'
import { providedNames } from './provided-names'
import type { NamesByKey } from './shared-libraries'

/** Finds out what a shell gives of each shared library. */
export class ProvidedNamesPlugin {
  /** Shared key -> names, for the build record; known when the modules are. */
  names: NamesByKey = {}

  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedNamesPlugin', (compilation) => {
      // Later the modules are joined, and a joined one cannot be asked.
      compilation.hooks.optimizeModules.tap('ProvidedNamesPlugin', () => {
        this.names = providedNames(compilation, this.dir)
      })
    })
  }
}
