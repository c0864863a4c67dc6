/** @jest-environment jsdom */

import { configureTransport } from '@shuttle/api-client'
import { waitFor } from '@testing-library/react'
import { startSessionServer } from '../testing/session-server.presenter'
import { type ChannelMessage, openSessionChannel } from './session-channel'
import { createSessionService } from './session-service'
import { clearSessionMarker, createSessionStore } from './session-store'

const MING = { token: 'T', user: { nickname: 'Ming', avatarUrl: '', memberNumber: '1', level: 1, memberId: 'm-1' } }
const MEI = { token: 'U', user: { ...MING.user, nickname: 'Mei', memberNumber: '2', memberId: 'm-2' } }
let server: Awaited<ReturnType<typeof startSessionServer>>

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearSessionMarker()
  server = await startSessionServer()
})
afterEach(() => server.stop())

/** Tabs of one browser: each receives what the others post. */
const aBrowser = () => {
  const listeners: ((message: ChannelMessage) => void)[] = []
  const openTab = () => {
    const forgotten: string[] = []
    const left: string[] = []
    const own = listeners.length
    const store = createSessionStore()
    const session = createSessionService({
      store,
      channel: {
        post: (message) => {
          for (const [index, hear] of listeners.entries()) if (index !== own) hear(message)
        },
        listen: (listener) => listeners.push(listener),
      },
      early: {},
      forget: () => forgotten.push('forgotten'),
      onSignedIn: () => {},
      onSignedOut: () => {},
      onLeft: () => left.push('left'),
      onEnded: () => {},
    })
    const who = () => {
      const { session: now } = store.get()
      return now.kind === 'member' ? now.user.nickname : now.kind
    }
    return { session, store, who, forgotten, left }
  }
  return { openTab }
}

const speakFor = (store: ReturnType<typeof createSessionStore>) =>
  configureTransport({
    baseUrl: server.baseUrl,
    getToken: () => store.get().token,
    getLanguageTag: () => 'en',
    renewToken: async () => undefined,
    onUnauthorized: () => {},
    onServerTime: () => {},
  })

describe('tabs of one browser agree about who is signed in', () => {
  it('signing in is known in every tab, by a token of its own', async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    await Promise.all([first.session.open(), second.session.open()])
    speakFor(second.store)
    server.knows(MING)
    first.session.accept(MING)
    await waitFor(() => expect(second.who()).toBe('Ming'))
    expect(server.received).toEqual(['wx/query.wx.user.information'])
  })

  it('a new tab of a member sends no call before its session is known', async () => {
    const { session, store } = aBrowser().openTab()
    speakFor(store)
    server.knows(MING)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'signed_in=1; path=/'
    expect(session.untilKnown()).toBeUndefined()
    const opened = session.open()
    const known = session.untilKnown()
    expect([store.get().token, known === undefined]).toEqual([undefined, false])
    await known
    expect(store.get().token).toBe('T')
    expect(session.untilKnown()).toBeUndefined()
    await opened
  })

  it('[D6.session.3] signing out is known in every tab, and each removes its loaded data', async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    speakFor(first.store)
    server.knows(MING)
    first.session.accept(MING)
    await waitFor(() => expect(second.who()).toBe('Ming'))
    await first.session.signOut()
    expect([first.who(), second.who()]).toEqual(['visitor', 'visitor'])
    expect([first.forgotten, second.forgotten]).toEqual([['forgotten'], ['forgotten']])
    expect(second.store.get().token).toBeUndefined()
    expect([first.left, second.left]).toEqual([['left'], ['left']])
  })

  it('[D6.session.3] a sign-in of another member in one tab counts in every tab, and no data of the first is left', async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    speakFor(second.store)
    server.knows(MING)
    first.session.accept(MING)
    await waitFor(() => expect(second.who()).toBe('Ming'))
    server.knows(MEI)
    first.session.accept(MEI)
    await waitFor(() => expect(second.who()).toBe('Mei'))
    expect([second.forgotten, second.left]).toEqual([['forgotten'], ['left']])
  })

  it('a tab stays with its visitor when it receives a sign-in and finds no session', async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    speakFor(second.store)
    server.knows(undefined)
    first.session.accept(MING)
    await waitFor(() => expect(second.who()).toBe('visitor'))
  })
})

describe('typed values of a member who leaves', () => {
  const aTabOfMing = async () => {
    const tab = aBrowser().openTab()
    await tab.session.open()
    tab.session.accept(MING)
    return tab
  }

  it('[D6.session.4] stored forms stay when a session ends by itself, and when the same member signs in again', async () => {
    const { session, left, forgotten } = await aTabOfMing()
    session.expire()
    session.accept(MING)
    expect([left, forgotten]).toEqual([[], ['forgotten']])
  })

  it('[D6.session.4] stored forms are removed when another member signs in after the session ended', async () => {
    const { session, left } = await aTabOfMing()
    session.expire()
    session.accept(MEI)
    expect(left).toEqual(['left'])
  })

  it('stored forms are removed when the member signs out in another tab after the session ended', async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    speakFor(first.store)
    server.knows(MING)
    await Promise.all([first.session.open(), second.session.open()])
    first.session.accept(MING)
    await waitFor(() => expect(second.who()).toBe('Ming'))
    second.session.expire()
    await first.session.signOut()
    expect(second.left).toEqual(['left'])
  })

  it('a visitor’s stored forms stay when a member signs out in another tab', async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    speakFor(first.store)
    await second.session.open()
    await first.session.signOut()
    expect(second.left).toEqual([])
  })
})

it('a browser that refuses the channel with its storage still signs in and out', () => {
  class Refused {
    constructor() {
      throw new DOMException('blocked', 'SecurityError')
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Refused })
  const channel = openSessionChannel()
  channel.listen(() => undefined)
  expect(() => channel.post({ type: 'signed-out' })).not.toThrow()
})
