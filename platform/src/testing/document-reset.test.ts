/** @jest-environment <rootDir>/platform/src/testing/screen-environment.cjs */
import { rememberDocument, resetDocument } from './document-reset'

const heard: string[] = []
const hear = (event: Event) => void heard.push(event.type)
const { address, scrollTo } = { address: location.href, scrollTo: Element.prototype.scrollTo }

/** By name: how a test file leaves something behind, and whether the next file of its group finds it. */
const LEFT: Readonly<Record<string, { leave: () => void; isFound: () => boolean }>> = {
  'an element of the body': {
    leave: () => document.body.append(document.createElement('dialog')),
    isFound: () => document.querySelector('dialog') !== null,
  },
  'an element of the head': {
    leave: () => document.head.append(document.createElement('style')),
    isFound: () => document.querySelector('style') !== null,
  },
  'an attribute of the document': {
    leave: () => document.documentElement.setAttribute('lang', 'zh-HK'),
    isFound: () => document.documentElement.hasAttribute('lang'),
  },
  'a stored value of the tab': {
    leave: () => sessionStorage.setItem('token', 'T'),
    isFound: () => sessionStorage.length > 0,
  },
  'a stored value of the site': {
    leave: () => localStorage.setItem('language', 'en'),
    isFound: () => localStorage.length > 0,
  },
  'a cookie': {
    leave: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
      document.cookie = 'signed_in=1; path=/'
    },
    isFound: () => document.cookie !== '',
  },
  'an address': {
    leave: () => history.pushState(null, '', '/my_order?tab1=1'),
    isFound: () => location.href !== address,
  },
  'a listener of the window': {
    leave: () => addEventListener('online', hear),
    isFound: () => {
      heard.length = 0
      dispatchEvent(new Event('online'))
      return heard.length > 0
    },
  },
  'a listener of the document': {
    leave: () => document.addEventListener('visibilitychange', hear, { capture: true }),
    isFound: () => {
      heard.length = 0
      document.dispatchEvent(new Event('visibilitychange'))
      return heard.length > 0
    },
  },
  'a global': {
    leave: () => Object.assign(globalThis, { WeixinJSBridge: {} }),
    isFound: () => 'WeixinJSBridge' in globalThis,
  },
  'a method of an interface': {
    leave: () => {
      Element.prototype.scrollTo = () => undefined
    },
    isFound: () => Element.prototype.scrollTo !== scrollTo,
  },
  'a property of the document': {
    leave: () => Object.defineProperty(document, 'hidden', { configurable: true, value: 'hidden' }),
    isFound: () => (document.hidden as unknown) === 'hidden',
  },
  'a spy': {
    leave: () => void jest.spyOn(Math, 'random').mockReturnValue(7),
    isFound: () => Math.random() === 7,
  },
  'a clock': {
    leave: () => void jest.useFakeTimers({ now: 0 }),
    isFound: () => new Date().getFullYear() < 2000,
  },
}
const found = () => Object.keys(LEFT).filter((name) => LEFT[name]?.isFound())

it('finds everything that a file leaves behind while nothing resets the document', () => {
  rememberDocument()
  for (const { leave } of Object.values(LEFT)) leave()
  expect(found()).toEqual(Object.keys(LEFT))
  resetDocument()
})

it('leaves nothing of a file to the next one', () => {
  rememberDocument()
  for (const { leave } of Object.values(LEFT)) leave()
  resetDocument()
  expect(found()).toEqual([])
})

it('stops later timers of a file, and lets due ones finish', async () => {
  const done: string[] = []
  rememberDocument()
  setTimeout(() => done.push('due'), 0)
  setTimeout(() => done.push('later'), 40)
  const interval = setInterval(() => done.push('again'), 40)
  resetDocument()
  await new Promise((resolve) => setTimeout(resolve, 200))
  clearInterval(interval)
  expect(done).toEqual(['due'])
})

it('refuses to reset a document that was not remembered before the file', () => {
  rememberDocument()
  resetDocument()
  expect(() => resetDocument()).toThrow('not remembered')
})
