/** @jest-environment jsdom */

import { configureTransport } from '@shuttle/api-client'
import { waitFor } from '@testing-library/react'
import { startUnsteadyService } from '../testing/unsteady-service'
import { createSessionService } from './session-service'
import { clearSessionMarker, createSessionStore, isSignOutPending } from './session-store'

const MING = { token: 'T', user: { nickname: 'Ming', avatarUrl: '', memberNumber: '1', level: 1, memberId: 'm-1' } }
let service: Awaited<ReturnType<typeof startUnsteadyService>>

/** Opens one page of the site. */
const aPage = () => {
  const store = createSessionStore()
  const session = createSessionService({
    store,
    channel: { post: () => {}, listen: () => {} },
    early: {},
    forget: () => {},
    onSignedIn: () => {},
    onSignedOut: () => {},
    onLeft: () => {},
    onEnded: () => {},
  })
  configureTransport({
    baseUrl: service.baseUrl,
    getToken: () => store.get().token,
    getLanguageTag: () => 'en',
    renewToken: session.renew,
    onUnauthorized: () => {},
    onServerTime: () => {},
  })
  return { session, kind: () => store.get().session.kind }
}

const aMemberWhoLeavesOffline = async () => {
  const page = aPage()
  page.session.accept(MING)
  service.reach(false)
  await page.session.signOut()
  return page
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearSessionMarker()
  service = await startUnsteadyService()
})
afterEach(() => service.stop())

it('no sign-out is pending when the service has received it', async () => {
  const { session, kind } = aPage()
  session.accept(MING)
  await session.signOut()
  expect([kind(), isSignOutPending(), service.received]).toEqual(['visitor', false, ['logout']])
})

it('signs out on this device without network, and sends it to the service once there is one', async () => {
  const { kind } = await aMemberWhoLeavesOffline()
  expect([kind(), isSignOutPending()]).toEqual(['visitor', true])
  service.reach(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(isSignOutPending()).toBe(false))
  // Pages of the other tests receive the online event too.
  expect(new Set(service.received)).toEqual(new Set(['logout']))
})

it('sends a pending sign-out at the next start, before any restoring', async () => {
  await aMemberWhoLeavesOffline()
  // biome-ignore lint/suspicious/noDocumentCookie: what the service would set again beside its cookie
  document.cookie = 'signed_in=1; path=/'
  const stillOffline = aPage()
  await stillOffline.session.open()
  expect([stillOffline.kind(), isSignOutPending()]).toEqual(['visitor', true])

  service.reach(true)
  const next = aPage()
  await next.session.open()
  expect([next.kind(), isSignOutPending(), service.received]).toEqual(['visitor', false, ['logout']])
})

it('requests no token with the cookie of a member that signed out', async () => {
  const { session } = await aMemberWhoLeavesOffline()
  service.reach(true)
  await expect(session.renew()).resolves.toBeUndefined()
  expect(service.received).toEqual([])
})

it('sends no sign-out once a member signs in: the cookie is theirs', async () => {
  const { session } = await aMemberWhoLeavesOffline()
  session.accept(MING)
  service.reach(true)
  const next = aPage()
  await next.session.open()
  expect([isSignOutPending(), service.received.includes('logout')]).toEqual([false, false])
})
