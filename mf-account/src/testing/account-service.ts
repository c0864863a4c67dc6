import type { User } from '@shuttle/contracts'
import { type FakeAnswer, startFakeService } from '@shuttle/testing'
import * as wire from '@shuttle/wire'

type Body = Record<string, unknown>

const CALLS = Object.values(wire).filter(
  (one): one is Extract<typeof one, wire.CallDefinition> => typeof one === 'object' && 'path' in one,
)

/** The answer that signs a user in. */
export const signedIn = (user: User, token = 'short-token') => ({
  jwt: token,
  responseData: {
    nickname: user.nickname,
    headimgurl: user.avatarUrl,
    webUserId: user.memberNumber,
    level: user.level,
    memberId: user.memberId,
    points: user.points,
    couponCount: user.coupons,
    hasEmail: user.hasEmail,
    hasPassword: user.hasPassword,
  },
})

/** The answer of a service that is broken. */
export const FAULT = { refuse: 'FAULT', status: 500 }

/** Fields whose name on the wire misleads. */
const READABLE: Readonly<Record<string, string>> = {
  webUserid: 'account',
  passWord: 'password',
  oldPassWord: 'oldPassword',
}
const toReadable = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [READABLE[field] ?? field, value]))

/** A fake service with one answer for every call, until a test overrides the answer of one call. */
export const startAccountService = async () => {
  const service = await startFakeService()
  let held: Promise<void> = Promise.resolve()
  const on = (call: wire.CallDefinition, answer: FakeAnswer) =>
    service.on(call, async () => {
      await held
      return answer
    })
  /** A page that was left may still query its member: this call gets the answer only where it is one of its own. */
  const fits = (call: wire.CallDefinition, answer: FakeAnswer) =>
    call !== wire.queryUserCall || 'refuse' in answer || 'responseData' in answer
  const answerAll = (answer: FakeAnswer) => {
    for (const call of CALLS) if (fits(call, answer)) on(call, answer)
  }
  answerAll(FAULT)
  return {
    ...service,
    on,
    answerAll,
    /** Every call as it arrived. */
    requests: () => service.calls.map(({ path, body }) => ({ path, body: toReadable(body) })),
    /** Holds answers back until the returned function is called. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}
export type AccountService = Awaited<ReturnType<typeof startAccountService>>
