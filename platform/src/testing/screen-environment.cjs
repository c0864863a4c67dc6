const { createRequire } = require('node:module')
const environmentFile = require.resolve('jest-environment-jsdom')
const sheetFile = createRequire(environmentFile).resolve('jsdom/lib/jsdom/browser/default-stylesheet')

const RULE = /([^{}]+)\{([^{}]*)\}/g
const DISPLAY = /display:\s*([\w-]+)/

/**
 * Reduces the default style sheet of HTML documents to the properties that decide whether an element is displayed.
 * `none` comes last, as `[hidden]` does in the sheet: no rule shows again what another hides.
 */
const onlyDisplay = (sheet) => {
  const selectors = new Map()
  for (const [, selector, declarations] of sheet.replace(/@namespace[^;]*;|\/\*.*?\*\//gs, '').matchAll(RULE)) {
    const display = DISPLAY.exec(declarations)?.[1]
    if (display) selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()])
  }
  const hidden = selectors.get('none')
  selectors.delete('none')
  return [...selectors, ['none', hidden]].map(([display, list]) => `${list.join(',')}{display:${display}}`).join('\n')
}

/**
 * jsdom matches an element against each rule of the default sheet for every visibility query, an eighth of the time of
 * all screen tests. The tests read no other property of it: the style sheets of the site are not loaded.
 */
const sheet = require(sheetFile)
require.cache[sheetFile].exports = onlyDisplay(sheet)

module.exports = require(environmentFile)
