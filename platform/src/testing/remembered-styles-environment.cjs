const { createRequire } = require('node:module')
const { TestEnvironment } = require('./screen-environment.cjs')

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'))
const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils')
const { propertiesWithResolvedValueImplemented: resolved } = fromJsdom('jsdom/lib/jsdom/living/helpers/style-rules')

// Colours are resolved for each computed style; screens without style sheets have none.
for (const property of Object.keys(resolved)) {
  if (property.endsWith('color')) delete resolved[property]
}

/**
 * Caches computed styles until the document changes: jsdom drops its own cache of declarations then, but resolves a
 * style anew for each call. Queries by role and axe read the style of each element of a screen.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    const { document, getComputedStyle } = this.global
    const implementation = implForWrapper(document)
    let cache
    let styles = new WeakMap()
    this.global.getComputedStyle = (element, pseudoElement) => {
      if (pseudoElement || !document.contains(element)) return getComputedStyle(element, pseudoElement)
      if (!implementation._styleCache || implementation._styleCache !== cache) styles = new WeakMap()
      const style = styles.get(element) ?? getComputedStyle(element)
      cache = implementation._styleCache
      styles.set(element, style)
      return style
    }
  }
}
