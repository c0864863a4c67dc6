import type { HostileRemote } from './hostile-remotes'

/** Remotes that interfere by ways that no guard of a call hears. */
export const UNHEARD_REMOTES: readonly HostileRemote[] = [
  {
    name: 'mf-left-handlers',
    does: 'handler properties of window, document, `html`, `body` and `#root`',
    inEffect: `
      const block = (event) => { window.handled = (window.handled ?? 0) + 1; event.preventDefault() }
      window.onscroll = document.onclick = document.documentElement.onclick = block
      document.body.onpointerdown = document.getElementById('root').onkeydown = block`,
    reports: [
      /outside its pages: onscroll handler of window/,
      /outside its pages: onclick handler of document/,
      /outside its pages: onclick handler of html/,
      /outside its pages: onpointerdown handler of body/,
      /outside its pages: onkeydown handler of root/,
    ],
    leakProbe: `document.onclick !== null || window.onscroll !== null || document.body.onpointerdown !== null`,
  },
  {
    name: 'mf-hidden-attributes',
    does: 'attributes set by calls that no guard records',
    inEffect: `
      document.body.id = 'hostile'
      document.body.setAttributeNS(null, 'title', 'Hostile')
      Element.prototype.setAttribute.call(document.getElementById('root'), 'dir', 'rtl')
      Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style').get.call(document.body).opacity = '0'`,
    reports: [
      /outside its pages: id of body/,
      /outside its pages: title of body/,
      /outside its pages: dir of root/,
      /outside its pages: style of body/,
    ],
    leakProbe: `document.body.id === 'hostile' || document.body.title !== '' || document.body.style.opacity === '0'`,
  },
  {
    name: 'mf-hidden-overlays',
    does: 'overlays inserted by calls that no guard records',
    inEffect: `
      const cover = (name) => {
        const element = document.createElement(name)
        element.dataset.hostile = 'yes'
        element.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red'
        return element
      }
      const fragment = document.createDocumentFragment()
      fragment.append(cover('div'))
      document.body.append(fragment)
      Node.prototype.appendChild.call(document.body, cover('section'))
      document.getElementById('root').parentNode.replaceChildren(...document.body.childNodes, cover('aside'))`,
    reports: [
      /outside its pages: element div/,
      /outside its pages: element section/,
      /outside its pages: element aside/,
    ],
    leakProbe: `document.querySelector('[data-hostile]') !== null`,
  },
  {
    name: 'mf-replaced-globals',
    does: 'other globals, own properties of `document` and more prototypes',
    inEffect: `
      window.structuredClone = () => { throw new Error('no more copies') }
      window.URL = class { constructor() { throw new Error('no more addresses') } }
      document.querySelector = () => null
      Event.prototype.preventDefault = () => {}
      HTMLElement.prototype.focus = () => {}
      Intl.NumberFormat = class { format() { return 'hostile' } }`,
    reports: [
      /replaced window\.structuredClone/,
      /replaced window\.URL/,
      /replaced document\.querySelector/,
      /replaced Event\.prototype\.preventDefault/,
      /replaced HTMLElement\.prototype\.focus/,
      /replaced Intl\.NumberFormat/,
    ],
    isUndoneAtOnce: true,
    leakProbe: `Object.hasOwn(document, 'querySelector') || !String(URL).includes('native code')`,
  },
  {
    name: 'mf-first-click',
    does: 'a click capture that removes itself',
    inEffect: `
      const block = (event) => {
        window.blocked = true
        event.stopImmediatePropagation()
        event.preventDefault()
      }
      document.addEventListener('click', block, { capture: true, once: true })`,
    reports: [/outside its pages: click listener/],
    // It shows itself by the first click only: the links of the site take it.
    isUndoneAtOnce: true,
    leakProbe: `window.blocked === true`,
  },
  {
    name: 'mf-stored-cookies',
    does: 'cookies by `cookieStore`, more than servers accept',
    inEffect: `
      for (let count = 0; count < 12; count += 1)
        window.cookieStore?.set('foreign' + count, 'x'.repeat(count === 0 ? 10 : 3900))`,
    reports: [/outside its pages: cookie/, /tried to set too many cookies/],
    leakProbe: `document.cookie.includes('foreign')`,
  },
]
