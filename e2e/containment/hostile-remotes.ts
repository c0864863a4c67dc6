/** A remote that interferes with the whole page. Code is a text that runs in the browser, in a strict script. */
export interface HostileRemote {
  name: string
  /** Description of the interference, as a table row shows it. */
  does: string
  css?: string
  atLoad?: string
  inRender?: string
  inEffect?: string
  /** The site refuses to publish it with this message. */
  refused?: RegExp
  /** Messages of reports with its name and version, each of which is expected. */
  reports?: readonly RegExp[]
  /** An expression that is true in the page while something of the remote is still active there. */
  leakProbe?: string
  /** A card is expected in place of its page; otherwise the page is expected. */
  isCard?: boolean
  /** It blocks the page's only thread: the tab has to be ended. */
  blocks?: boolean
}

const BLANK = 'button, a { visibility: hidden !important }'

export const HOSTILE_REMOTES: readonly HostileRemote[] = [
  {
    name: 'mf-global-style',
    does: 'a style for all tags',
    css: '@layer remote {\n  .mf-global-style__page { color: red }\n  button, a { visibility: hidden }\n}\n',
    refused: /page\.css:3:3 button matches elements of other remotes and of the shell/,
  },
  {
    name: 'mf-global-class',
    does: '`:global` and a class of the shell',
    css: '@layer remote {\n  :global(.shell-page) { display: none }\n}\n',
    refused: /page\.css:2:3 :global\(\.shell-page\) matches/,
  },
  {
    name: 'mf-important',
    does: '`!important` on foreign elements',
    css: '[data-remote=mf-purchase] { display: none !important }',
    refused: /page\.css:1:1 \[data-remote=mf-purchase\] is in no layer/,
  },
  {
    name: 'mf-patched-fetch',
    does: 'another `fetch`',
    atLoad: `
      window.fetch = () => Promise.reject(new Error('no more fetch'))
      try { Object.defineProperty(window, 'fetch', { value: () => Promise.reject(new Error('no more fetch')) }) } catch {}`,
    reports: [/tried to replace fetch/],
  },
  {
    name: 'mf-patched-xhr',
    does: 'another `XMLHttpRequest` and `history`',
    atLoad: `
      window.XMLHttpRequest = class { open() {} send() { throw new Error('no more requests') } }
      XMLHttpRequest.prototype.send = () => { throw new Error('no more requests') }
      history.pushState = () => { throw new Error('no more pages') }
      History.prototype.replaceState = () => { throw new Error('no more pages') }
      window.setTimeout = () => 0
      EventTarget.prototype.addEventListener = () => {}`,
    reports: [
      /tried to replace XMLHttpRequest/,
      /tried to replace send/,
      /tried to replace pushState/,
      /tried to replace replaceState/,
      /tried to replace setTimeout/,
      /tried to replace addEventListener/,
    ],
  },
  {
    name: 'mf-foreign-script',
    does: 'a way in for scripts of elsewhere',
    atLoad: `
      const isEvil = (text) => String(text).includes('elsewhere.example')
      const { startsWith } = String.prototype
      String.prototype.startsWith = function (...all) { return isEvil(this) || startsWith.apply(this, all) }
      const { some } = Array.prototype
      Array.prototype.some = function (...all) { return isEvil(window.foreignScript) || some.apply(this, all) }
      window.early?.pinned?.push('https://elsewhere.example/')
      window.early?.admit?.('https://elsewhere.example/')`,
    leakProbe: `(() => {
      window.foreignScript = 'https://elsewhere.example/a.js'
      try { return String(trustedTypes.defaultPolicy.createScriptURL(window.foreignScript)).includes('elsewhere') }
      catch { return false }
      finally { delete window.foreignScript }
    })()`,
  },
  {
    name: 'mf-endless-loop',
    does: 'an endless loop',
    inEffect: 'for (;;) {}',
    blocks: true,
    reports: [/the page stopped/],
  },
  {
    name: 'mf-left-listeners',
    does: 'listeners that stay',
    inEffect: `
      const count = () => { window.heard = (window.heard ?? 0) + 1 }
      const block = (event) => { count(); event.stopImmediatePropagation(); event.preventDefault() }
      window.addEventListener('click', block, true)
      document.addEventListener('probe', count)`,
    reports: [/outside its pages: click listener/, /outside its pages: probe listener/],
    leakProbe: `(() => {
      const before = window.heard ?? 0
      document.dispatchEvent(new Event('probe'))
      return (window.heard ?? 0) > before
    })()`,
  },
  {
    name: 'mf-left-timers',
    does: 'timers that stay',
    inEffect: `setInterval(() => { window.ticks = (window.ticks ?? 0) + 1; document.title = 'Hostile' }, 20)`,
    reports: [/outside its pages: interval of 20 ms/],
    leakProbe: `new Promise((resolve) => {
      const before = window.ticks
      setTimeout(() => resolve(window.ticks > before), 500)
    })`,
  },
  {
    name: 'mf-left-styles',
    does: 'styles that scripts write and leave',
    inEffect: `
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(${JSON.stringify(BLANK)})
      document.adoptedStyleSheets.push(sheet)
      const style = document.head.appendChild(document.createElement('style'))
      style.sheet?.insertRule(${JSON.stringify(BLANK)})`,
    reports: [/outside its pages: style/],
  },
  {
    name: 'mf-wiped-storage',
    does: 'storage that is wiped',
    inEffect: `
      localStorage.clear()
      sessionStorage.clear()
      for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key)`,
    reports: [/tried to clear the storage/],
  },
  {
    name: 'mf-own-handlers',
    does: 'error handlers of its own',
    inEffect: `
      window.onerror = () => true
      window.onunhandledrejection = (event) => event.preventDefault()
      window.addEventListener('error', (event) => event.stopImmediatePropagation(), true)
      setTimeout(() => { throw new Error('a hostile error') })`,
    reports: [/a hostile error/, /tried to replace onerror/, /outside its pages: error listener/],
    leakProbe: 'window.onerror !== null || window.onunhandledrejection !== null',
  },
  {
    name: 'mf-thrown-promises',
    does: 'promises that are thrown and never settle',
    atLoad: `Promise.reject(new Error('a hostile rejection'))`,
    inRender: 'throw new Promise(() => {})',
    isCard: true,
    reports: [/a hostile rejection/, /nothing was drawn within 20 s/],
  },
  {
    name: 'mf-other-react',
    does: 'elements and hooks of another React',
    inRender: `return { $$typeof: Symbol.for('react.element'), type: 'h1', key: null, ref: null, props: { children: 'old' }, _owner: null }`,
    isCard: true,
    reports: [/React|element/],
  },
]
