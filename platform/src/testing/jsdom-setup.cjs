// jsdom lacks APIs that libraries expect in every browser.
const { TextDecoder, TextEncoder } = require('node:util')
Object.assign(globalThis, { TextDecoder, TextEncoder })
// Nothing has a size in jsdom, so nothing is observed.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// jsdom shares this class between all documents of a process: a guard of one would remain in the next.
if (globalThis.CSSStyleSheet) globalThis.CSSStyleSheet = class extends globalThis.CSSStyleSheet {}
