import { type Compiler, RuntimePlugin } from '@rspack/core'

/** As the runtime spells it that adds a chunk's style; the boot script's policy does the same for scripts. */
const MARK = 'var bust=self.early&&self.early.withCacheBuster;if(bust)link.href=bust(link.href);'

/**
 * Lets a style that is asked for again have another address, `?r=<n>`, as scripts have: files are cached for a year, and a
 * damaged copy would come from the cache at every attempt.
 */
export class RetriedStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetriedStylesPlugin', (compilation) => {
      const { createLink } = RuntimePlugin.getCompilationHooks(compilation)
      createLink.tap('RetriedStylesPlugin', (code) => `${code}\n${MARK}`)
    })
  }
}
