import type { PageManifest } from '@shuttle/contracts'

/** A remote that interferes with the whole page. Code is a text that runs in the browser, in a strict script. */
export interface HostileRemote {
  name: string
  /** Description of the interference, as a table row shows it. */
  does: string
  /** Of its page; `public` by default. */
  guard?: PageManifest['guard']
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
  /** It is undone while its page is shown, so that its reports alone prove that it was at work. */
  isUndoneAtOnce?: boolean
  /** A card is expected in place of its page; otherwise the page is expected. */
  isCard?: boolean
  /** It blocks the page's only thread: the tab has to be ended. */
  blocks?: boolean
  /** A harmless version is published before it: the browser must get that one after two blocks. */
  hasPredecessor?: boolean
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
    reports: [/replaced String\.prototype\.startsWith/, /replaced Array\.prototype\.some/],
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
    name: 'mf-endless-start',
    does: 'an endless loop at evaluation, twice',
    atLoad: 'for (;;) {}',
    blocks: true,
    hasPredecessor: true,
    reports: [/the page stopped/],
  },
  {
    name: 'mf-left-attributes',
    does: 'inline style on `html` and `body`, `#root` switched off',
    inEffect: `
      document.documentElement.style.opacity = '0'
      document.body.style.pointerEvents = 'none'
      document.getElementById('root').setAttribute('inert', '')`,
    reports: [
      /outside its pages: style of html/,
      /outside its pages: style of body/,
      /outside its pages: inert of root/,
    ],
    leakProbe: `document.documentElement.style.opacity === '0' || document.body.style.pointerEvents === 'none'`,
  },
  {
    name: 'mf-left-overlay',
    does: 'an overlay left in `body`',
    inEffect: `
      const cover = document.createElement('div')
      cover.dataset.hostile = 'yes'
      cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red'
      document.body.append(cover)`,
    reports: [/outside its pages: element div/],
    leakProbe: `document.querySelector('[data-hostile]') !== null`,
  },
  {
    name: 'mf-click-capture',
    does: 'click capture on `body` and `#root`',
    inEffect: `
      const block = (event) => {
        window.blocked = (window.blocked ?? 0) + 1
        event.stopImmediatePropagation()
        event.preventDefault()
      }
      document.body.addEventListener('click', block, true)
      document.getElementById('root').addEventListener('click', block, { capture: true })`,
    reports: [/outside its pages: click listener/],
    leakProbe: `(() => {
      const before = window.blocked ?? 0
      document.querySelector('#root').firstElementChild.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return (window.blocked ?? 0) > before
    })()`,
  },
  {
    name: 'mf-link-remover',
    does: 'a `MutationObserver` that removes links',
    inEffect: `
      new MutationObserver(() => {
        window.seen = (window.seen ?? 0) + 1
        for (const link of document.querySelectorAll('a')) link.remove()
      }).observe(document.body, { childList: true, attributes: true, subtree: true })`,
    reports: [/outside its pages: MutationObserver of body/, /tried to remove elements of others/],
    leakProbe: `new Promise((resolve) => {
      const before = window.seen ?? 0
      document.body.setAttribute('data-probe', String(before + 1))
      setTimeout(() => resolve((window.seen ?? 0) > before), 300)
    })`,
  },
  {
    name: 'mf-busy-frames',
    does: 'a busy frame loop',
    inEffect: `
      const draw = () => {
        window.drawn = (window.drawn ?? 0) + 1
        const until = performance.now() + 40
        while (performance.now() < until);
        requestAnimationFrame(draw)
      }
      requestAnimationFrame(draw)`,
    reports: [/outside its pages: frame callbacks/],
    leakProbe: `new Promise((resolve) => {
      const before = window.drawn ?? 0
      setTimeout(() => resolve((window.drawn ?? 0) > before), 500)
    })`,
  },
  {
    name: 'mf-patched-array',
    does: 'another `Array.prototype`',
    inEffect: `
      Array.prototype.flatMap = () => { throw new Error('no more lists') }
      Array.prototype.findLast = () => undefined
      Array.prototype.hostile = 1
      Object.prototype.toString = () => 'hostile'`,
    reports: [
      /replaced Array\.prototype\.flatMap/,
      /replaced Array\.prototype\.findLast/,
      /replaced Array\.prototype\.hostile/,
      /replaced Object\.prototype\.toString/,
    ],
    isUndoneAtOnce: true,
    leakProbe: `'hostile' in [] || String({}) === 'hostile' || [1].findLast(Boolean) !== 1`,
  },
  {
    name: 'mf-many-cookies',
    does: '47 KB of cookies',
    inEffect: `
      for (let count = 0; count < 12; count += 1)
        document.cookie = 'foreign' + count + '=' + 'x'.repeat(3900) + '; path=/; max-age=86400'`,
    reports: [/outside its pages: cookie/, /tried to set too many cookies/],
    leakProbe: `document.cookie.includes('foreign')`,
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
    isUndoneAtOnce: true,
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
