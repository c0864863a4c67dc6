import { signedInFromAnswer } from './user.mapper'

const answer = {
  code: 'SUCCESS',
  jwt: 'token-1',
  responseData: { nickname: 'Mei', headimgurl: '/a.png', webUserId: '100001', level: '1', memberId: 'm-1' },
}

describe('the user-info answer', () => {
  it('[A3.user.1] the user-info answer gives token and user', () => {
    expect(signedInFromAnswer(answer)).toEqual({
      token: 'token-1',
      user: { nickname: 'Mei', avatarUrl: '/a.png', memberNumber: '100001', level: 1, memberId: 'm-1' },
    })
  })

  it('the user-info answer gives points, coupons and whether there is an e-mail, where it has them', () => {
    const row = { ...answer.responseData, points: 128, couponCount: 2, hasEmail: false }
    expect(signedInFromAnswer({ ...answer, responseData: row })?.user).toMatchObject({
      points: 128,
      coupons: 2,
      hasEmail: false,
    })
  })

  it('the user-info answer gives no user when it is a refusal or something else', () => {
    expect(signedInFromAnswer({ ...answer, code: '401' })).toBeUndefined()
    expect(signedInFromAnswer({ code: 'SUCCESS' })).toBeUndefined()
    expect(signedInFromAnswer('<html>')).toBeUndefined()
  })

  it('the user-info answer gives the lowest level when the level is unreadable', () => {
    expect(signedInFromAnswer({ ...answer, responseData: { level: 'x' } })?.user.level).toBe(0)
  })
})
