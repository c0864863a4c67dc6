export const envelope = { sysTime: '2026-11-21 10:00:00', sysTimeMs: 1_795_226_400_000 }

/** What the service answers to somebody who signs in or comes back. */
export const sessionAnswer = {
  ...envelope,
  code: 'SUCCESS',
  message: '成功',
  jwt: 'short-token',
  responseData: { nickname: 'Ming', headimgurl: '/a.png', webUserId: '80001', level: 1, memberId: 'm-1' },
}

/** The same as screens know it. */
export const signedIn = {
  token: 'short-token',
  user: { nickname: 'Ming', avatarUrl: '/a.png', memberNumber: '80001', level: 1, memberId: 'm-1' },
}
