/** @jest-environment jsdom */

import { createUnauthorizedHandler } from './create-unauthorized-handler'

const aHandler = (pathname = '/details_payment') => {
  const seen: string[] = []
  const signedIn: { token: string | undefined } = { token: 'refused' }
  const { handle } = createUnauthorizedHandler({
    notify: (code) => seen.push(`say ${code}`),
    location: () => ({ pathname, search: '?orderNo=A1' }),
    token: () => signedIn.token,
    expire: () => seen.push('expire'),
    goToSignIn: () => seen.push('sign in'),
    readAgain: () => seen.push('read again'),
  })
  return { handle, seen, signedIn }
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('[A8.401.1, D6.session.1] accounts 8, code 401 and 408', () => {
  it('[P8.401.1, D9.18] 401 and 408 are shown at once, the page is stored, and sign-in opens after 2 s', () => {
    const { handle, seen } = aHandler()
    handle('408')
    expect(seen).toEqual(['say 408'])
    expect(localStorage.getItem('formUrl')).toBe('/details_payment?orderNo=A1')
    jest.advanceTimersByTime(1999)
    expect(seen).toEqual(['say 408'])
    jest.advanceTimersByTime(1)
    expect(seen).toEqual(['say 408', 'expire', 'sign in'])
  })

  it('401 and 408 are handled once for calls that fail together, and again later', () => {
    const { handle, seen } = aHandler()
    handle('401')
    handle('401')
    jest.advanceTimersByTime(2000)
    handle('401')
    expect(seen).toEqual(['say 401', 'expire', 'sign in', 'say 401'])
  })

  it('401 and 408 do not leave the sign-in page', () => {
    const { handle, seen } = aHandler('/login')
    handle('401')
    jest.advanceTimersByTime(2000)
    expect(seen).toEqual(['say 401', 'expire'])
  })

  it.each([
    ['does not affect a member that signed in again', 'fresh', ['say 401', 'read again']],
    ['opens sign-in after a sign-out meanwhile', undefined, ['say 401', 'expire', 'sign in']],
  ])('the handler of 401 and 408 %s', (_, token, expected) => {
    const { handle, seen, signedIn } = aHandler()
    handle('401')
    signedIn.token = token
    jest.advanceTimersByTime(2000)
    expect(seen).toEqual(expected)
  })
})
