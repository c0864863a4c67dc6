import type { User } from '@shuttle/contracts'
import { type SessionEvent, type SessionState, sessionReducer, unknownSession } from './session-reducer'

const user: User = { nickname: 'Mei', avatarUrl: '', memberNumber: '100001', level: 1, memberId: 'm-1' }

const story = (...events: SessionEvent[]): SessionState => events.reduce(sessionReducer, unknownSession)
const opened = (hasMarker: boolean, storedToken?: string): SessionEvent => ({
  type: 'page-opened',
  hasMarker,
  storedToken,
})

describe('a visitor', () => {
  it('a visitor is known as a visitor as soon as the page opens', () => {
    expect(story(opened(false)).session).toEqual({ kind: 'visitor' })
  })

  it('gets no stored token back when the cookie is gone', () => {
    expect(story(opened(false, 'old')).token).toBeUndefined()
  })

  it('[A4.login.2] a visitor signs in and out', () => {
    const signedIn = story(opened(false), { type: 'signed-in', token: 't', user })
    expect(signedIn).toEqual({ session: { kind: 'member', user }, token: 't', isRestorePending: false })
    expect(sessionReducer(signedIn, { type: 'signed-out' })).toMatchObject({
      session: { kind: 'visitor' },
      token: undefined,
    })
  })
})

describe('a returning member', () => {
  it('[A4.restore.1] a returning member is unknown, with the stored token, until the user-info call answers', () => {
    expect(story(opened(true, 'stored'))).toMatchObject({ session: { kind: 'unknown' }, token: 'stored' })
  })

  it('a returning member is restored', () => {
    expect(story(opened(true), { type: 'restored', token: 't', user }).session.kind).toBe('member')
  })

  it('[A4.restore.2] becomes a visitor when the service refuses, and the token is cleared', () => {
    const state = story(opened(true, 'stored'), { type: 'restore-refused' })
    const session = { kind: 'visitor', mayReturn: true }
    expect(state).toEqual({ session, token: undefined, isRestorePending: false })
  })

  it('a returning member can be restored later when there was no network', () => {
    const failed = story(opened(true, 'stored'), { type: 'restore-failed' })
    expect(failed).toMatchObject({ session: { kind: 'visitor' }, isRestorePending: true })
    expect(sessionReducer(failed, { type: 'restored', token: 't', user })).toMatchObject({
      session: { kind: 'member' },
      isRestorePending: false,
    })
  })

  it('a returning member stays signed in when a later renewal fails without network', () => {
    expect(story({ type: 'signed-in', token: 't', user }, { type: 'restore-failed' }).session.kind).toBe('member')
  })

  it('becomes a visitor when the session expires, and may return', () => {
    const { session } = story({ type: 'signed-in', token: 't', user }, { type: 'expired' })
    expect(session).toEqual({ kind: 'visitor', mayReturn: true })
  })

  it.each(['signed-out', 'signed-out-elsewhere'] as const)('a returning member is a visitor after %s', (type) => {
    expect(story({ type: 'signed-in', token: 't', user }, { type: 'expired' }, { type }).session).toEqual({
      kind: 'visitor',
    })
  })
})

describe('two tabs agree', () => {
  it('two tabs agree about signing out', () => {
    const state = story({ type: 'signed-in', token: 't', user }, { type: 'signed-out-elsewhere' })
    expect(state).toMatchObject({ session: { kind: 'visitor' }, token: undefined })
  })

  it('signing in makes the other tab request its own token', () => {
    expect(story(opened(false), { type: 'signed-in-elsewhere' }).session.kind).toBe('unknown')
  })
})
