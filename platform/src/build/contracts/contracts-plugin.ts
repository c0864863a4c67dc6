import type { Compiler } from '@rspack/core'
import type { BuildRecord } from '@shuttle/contracts'
import { readContracts } from './read-contracts'
import { readSourceImports } from './read-source-imports'
import type { SourceImports } from './source-graph'

/** Reads what a build provides and uses, for its record. */
export class ContractsPlugin {
  private imports: SourceImports = new Map()

  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractsPlugin', (compilation) => {
      // Before concatenation: a joined module has no imports of its own.
      compilation.hooks.optimizeModules.tap('ContractsPlugin', () => {
        this.imports = readSourceImports(compilation)
      })
    })
  }

  /** Of the build in `dist`; available after the modules are built. */
  read(record: BuildRecord, dist: string) {
    return readContracts(record, { dir: this.dir, dist, imports: this.imports })
  }
}
