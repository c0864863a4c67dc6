import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Compilation, type Compiler, WebpackError } from '@rspack/core'
import { findStyleFaults, isNameOfRemote, type StyleOwner } from '@shuttle/releases'
import { getModuleParts, getSourceFile, isInChunk } from './shared-names-used'

/** In a CSS module every class and animation gets a name of the remote's own. */
const ownerOfSource = (file: string): StyleOwner => {
  const isModule = file.endsWith('.module.css')
  return { isOwnClass: () => isModule, isOwnAnimation: () => isModule }
}

/**
 * Refuses a style that reaches beyond its remote, with file and line. It checks the built files like the site does when
 * they are published, because some syntax hides a style from the check of the sources.
 */
export class ContainedStylesPlugin {
  constructor(private readonly options: { dir: string; remote: string }) {}

  apply(compiler: Compiler): void {
    const { dir, remote } = this.options
    const sentences = (file: string, css: string, owner: StyleOwner) =>
      findStyleFaults(css, owner).map(({ line, column, message }) => `${file}:${line}:${column} ${message}`)
    compiler.hooks.thisCompilation.tap('ContainedStylesPlugin', (compilation) => {
      // In development styles change while they are displayed: a warning, not an error.
      const heard = compiler.options.mode === 'production' ? compilation.errors : compilation.warnings
      const report = (faults: Iterable<string>) => {
        for (const fault of faults) heard.push(new WebpackError(fault))
      }
      let hasFaults = false
      compilation.hooks.optimizeChunkModules.tap('ContainedStylesPlugin', () => {
        const parts = [...compilation.modules]
          .filter((module) => isInChunk(compilation, module))
          .flatMap(getModuleParts)
        const files = new Set(parts.map(getSourceFile).filter((file) => file.endsWith('.css')))
        const faults = [...files].flatMap((file) =>
          sentences(relative(dir, file), readFileSync(file, 'utf8'), ownerOfSource(file)),
        )
        hasFaults = faults.length > 0
        report(faults)
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ContainedStylesPlugin', stage }, (assets) => {
        if (hasFaults) return
        const isOwn = isNameOfRemote(remote)
        const owner = { isOwnClass: isOwn, isOwnAnimation: isOwn }
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.css')) report(sentences(`built ${file}`, source.source().toString(), owner))
      })
    })
  }
}
