import type { Compiler } from '@rspack/core'
import { providedNames } from './provided-names'
import type { NamesByKey } from './shared-libraries'

/** Reads which names a shell provides of each shared library. */
export class ProvidedNamesPlugin {
  /** Shared key -> names, for the build record; available after the modules are built. */
  names: NamesByKey = {}

  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedNamesPlugin', (compilation) => {
      // Before concatenation: a concatenated module has no exports of its own.
      compilation.hooks.optimizeModules.tap('ProvidedNamesPlugin', () => {
        this.names = providedNames(compilation, this.dir)
      })
    })
  }
}
