/** @jest-environment jsdom */

import { send } from '@shuttle/api-client'
import { ApiError } from '@shuttle/contracts'
import { getHost, returnTo } from '@shuttle/host'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { texts } from '../i18n/en'
import { clearSessionMarker } from '../session/session-store'
import { openShell } from '../testing/open-shell'
import { startSessionServer } from '../testing/session-server.presenter'

const MING = { token: 'T', user: { nickname: 'Ming', avatarUrl: '', memberNumber: '1', level: 1, memberId: 'm-1' } }
const MEI = { token: 'U', user: { ...MING.user, nickname: 'Mei', memberNumber: '2', memberId: 'm-2' } }
let server: Awaited<ReturnType<typeof startSessionServer>>

/** The shell of a page on which Ming is signed in. */
const aPageOfMing = () => {
  const shell = openShell(server.baseUrl)
  server.knows(MING)
  getHost().session.accept(MING)
  return { shell, shownToasts: () => shell.toasts.get().map(({ message, kind }) => [message, kind]) }
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearSessionMarker()
  server = await startSessionServer()
})
afterEach(() => server.stop())

it('[D6.session.3, D10.1] shows that another member signed in on this device when a call was not sent', async () => {
  const { shell, shownToasts } = aPageOfMing()
  // Another member signed in in another tab; the cookie is theirs.
  server.knows(MEI)
  await expect(send('wx/cancel.wx.order', { orderNo: '1' })).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(shownToasts()).toEqual([[texts.session.other, 'notice']])
  expect(shell.session.get()).toMatchObject({ token: 'U', session: { user: { nickname: 'Mei' } } })
  expect(server.received).toEqual(['wx/cancel.wx.order', 'wx/query.wx.user.information'])
})

it('shows nothing while the member is the same (negative control)', async () => {
  const { shownToasts } = aPageOfMing()
  server.knows({ ...MING, token: 'T2' })
  await send('wx/cancel.wx.order', { orderNo: '1' })
  expect(shownToasts()).toEqual([])
})

describe('stored forms in the session storage', () => {
  const typed = () => {
    sessionStorage.setItem('purchase-drafts', 'A123456(7)')
    sessionStorage.setItem('other', 'stays')
  }
  const storedValues = () => ['purchase-drafts', 'other'].map((key) => sessionStorage.getItem(key))

  it('[D6.session.4] stored forms are removed at sign-out, loaded remote or not, and loaded remotes are notified', async () => {
    aPageOfMing()
    typed()
    const received: string[] = []
    getHost().events.on('session:member-left', () => received.push('left'))
    await getHost().session.signOut()
    expect([storedValues(), received]).toEqual([[null, 'stays'], ['left']])
  })

  it('stored forms stay when the session ended by itself', () => {
    const { shell } = aPageOfMing()
    typed()
    shell.sessionService.expire()
    expect(storedValues()).toEqual(['A123456(7)', 'stays'])
  })
})

describe('[D6.session.5] the address that sign-in leads back to', () => {
  const THEIRS = '/order_details?orderNo=1'
  const aPageOfMingAt = () => {
    const { shell } = aPageOfMing()
    returnTo.set(THEIRS)
    return shell
  }

  it('the return address is removed when the member signs out', async () => {
    aPageOfMingAt()
    await getHost().session.signOut()
    expect(returnTo.get()).toBeUndefined()
  })

  it('the return address stays for the member whose session ended, and leads no other member there', () => {
    aPageOfMingAt().sessionService.expire()
    expect(returnTo.get()).toBe(THEIRS)
    getHost().session.accept(MING)
    expect(returnTo.get()).toBe(THEIRS)
    aPageOfMingAt().sessionService.expire()
    getHost().session.accept(MEI)
    expect(returnTo.get()).toBeUndefined()
  })

  it('the return address leads no other member there after a reload', () => {
    aPageOfMingAt().sessionService.expire()
    openShell(server.baseUrl)
    getHost().session.accept(MEI)
    expect(returnTo.get()).toBeUndefined()
  })

  it('the return address leads no other member there in a new tab, with the former tab closed', () => {
    aPageOfMingAt().sessionService.expire()
    sessionStorage.clear()
    openShell(server.baseUrl)
    getHost().session.accept(MEI)
    expect(returnTo.get()).toBeUndefined()
  })

  it('the return address of a visitor leads any member there (negative control)', () => {
    openShell(server.baseUrl)
    returnTo.set(THEIRS)
    getHost().session.accept(MING)
    expect(returnTo.get()).toBe(THEIRS)
  })
})

describe('[D6.session.3] the early call that the boot script sent for a member', () => {
  const PATH = 'wx/query.wx.order'
  const aReloadedPageOfMing = async () => {
    const { nickname, avatarUrl, memberNumber, level, memberId } = MING.user
    const row = { nickname, headimgurl: avatarUrl, webUserId: memberNumber, level, memberId }
    window.early = {
      user: Promise.resolve({ code: 'SUCCESS', jwt: MING.token, responseData: row }),
      first: { path: PATH, body: { orderNo: '1' }, answer: Promise.resolve({ code: 'SUCCESS' }) },
    }
    const shell = openShell(server.baseUrl)
    delete window.early
    await waitFor(() => expect(shell.session.get()).toMatchObject({ session: { user: { nickname: 'Ming' } } }))
    return shell
  }
  const read = async () => {
    await send(PATH, { orderNo: '1' })
    return server.received.filter((path) => path === PATH).length
  }

  it('serves the first query of the member who signed in (negative control)', async () => {
    await aReloadedPageOfMing()
    expect(await read()).toBe(0)
  })

  it('the early call that the boot script sent for a member is not used after that member signed out', async () => {
    await aReloadedPageOfMing()
    await getHost().session.signOut()
    server.knows(MEI)
    await send(PATH, { orderNo: '1' }).catch(() => undefined)
    expect(server.received).toContain(PATH)
  })

  it('the early call of a member is not used for another member that signs in on the same page', async () => {
    await aReloadedPageOfMing()
    server.knows(MEI)
    getHost().session.accept(MEI)
    expect(await read()).toBe(1)
  })

  it('the early call of a member is not used for another member whose session the page restores', async () => {
    const { sessionService } = await aReloadedPageOfMing()
    server.knows(MEI)
    await sessionService.renew()
    expect(await read()).toBe(1)
  })
})

describe('a session that ended elsewhere', () => {
  const openWithMarker = async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'signed_in=1; path=/'
    const shell = openShell(server.baseUrl)
    await waitFor(() => expect(shell.session.get().session.kind).toBe('visitor'))
    return shell
  }

  it('[A4.restore.2, A8.401.1] a session that ended elsewhere is shown on a public page, and offers sign-in', async () => {
    const shell = await openWithMarker()
    expect(shell.toasts.get()).toMatchObject([{ message: texts.session['401'], kind: 'notice' }])
    expect(shell.signInRequests.isOpen()).toBe(true)
  })

  it('a session that ended elsewhere is shown as well when the early answer has removed the marker cookie', async () => {
    window.early = { user: Promise.resolve({ code: '408' }) }
    const shell = openShell(server.baseUrl)
    delete window.early
    await waitFor(() => expect(shell.session.get().session.kind).toBe('visitor'))
    expect(shell.toasts.get()).toMatchObject([{ message: texts.session['408'], kind: 'notice' }])
    expect(shell.signInRequests.isOpen()).toBe(true)
    expect(server.received).toEqual([])
  })

  it.each(['/login', '/Page_anomalies'])('opens no popup over %s', async (path) => {
    history.replaceState(null, '', `/webhtml${path}`)
    const shell = await openWithMarker()
    expect(shell.toasts.get()).toHaveLength(1)
    expect(shell.signInRequests.isOpen()).toBe(false)
    history.replaceState(null, '', '/webhtml/')
  })
})

describe('while an ended session waits for sign-in', () => {
  it('[A8.401.1] no other failure is announced while an ended session waits for sign-in', async () => {
    const { shell, shownToasts } = aPageOfMing()
    server.knows(undefined)
    await expect(send('wx/cancel.wx.order', { orderNo: '1' })).rejects.toMatchObject({ kind: 'unauthorized' })
    const refused = new ApiError({ kind: 'refused', code: 'NEW_CODE', answerMessage: 'another failure' })
    const observer = new QueryObserver(shell.queryClient, { queryKey: ['x'], queryFn: () => Promise.reject(refused) })
    observer.subscribe(() => undefined)
    await waitFor(() => expect(shell.queryClient.getQueryState(['x'])?.status).toBe('error'))
    getHost().showAnomaly(new Error('lost'))
    expect(shownToasts()).toEqual([[texts.session['401'], 'notice']])
    expect(shell.location().pathname).toBe('/')
  })
})
