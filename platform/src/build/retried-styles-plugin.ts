import { type Compiler, RuntimePlugin } from '@rspack/core'

/**
 * Matches the names of the runtime code that adds a chunk's style; the boot script's policy does the same for scripts.
 */
const MARK = 'var bust=self.early&&self.early.withCacheBuster;if(bust)link.href=bust(link.href);'

/**
 * A retried style gets another address, `?r=<n>`, as scripts do: files are cached for a year, and a damaged copy would
 * come from the cache at every retry.
 */
export class RetriedStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetriedStylesPlugin', (compilation) => {
      const { createLink } = RuntimePlugin.getCompilationHooks(compilation)
      createLink.tap('RetriedStylesPlugin', (code) => `${code}\n${MARK}`)
    })
  }
}
