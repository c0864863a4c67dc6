import { hashSecret, openSession } from '../../modules/passenger/sessions/sessions.repository'
import type { TestApp } from '../build-test-app'
import { credentials } from '../credentials.request'
import type { Attack } from './attack'

const USER = 'wx/query.wx.user.information'
const getSessionCookie = (cookies: ReadonlyArray<{ name: string; value: string }>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** A browser goes to WeChat: its state, and its cookie. */
const begin = async (site: TestApp) => {
  const { answer, cookies } = await site.call('wx/query.wx.author.url', { successPath: '/' })
  return { state: new URL(answer.responseData.url).searchParams.get('state') ?? '', cookie: getSessionCookie(cookies) }
}

/** The victim works in a session that the attacker knows. */
export const FIX_SESSION: Attack[] = [
  {
    name: 'plants their own cookie before the victim signs in, and reuses it',
    succeeds: async (site, guard) => {
      const attacker = await site.member()
      const { secret } = await openSession(site.db, attacker.accountId, site.clock.now())
      const { answer } = await site.call('login', credentials(), { cookie: `token=${secret}` })
      const { memberId } = answer.responseData
      if (!guard)
        await site.db
          .updateTable('sessions')
          .set({ account_id: memberId, revoked_at: null })
          .where('secret_hash', '=', hashSecret(secret))
          .execute()
      const restored = await site.call(USER, {}, { cookie: `token=${secret}` })
      return restored.answer.responseData?.memberId === memberId
    },
  },
  {
    name: 'sends the victim the return address of their own sign-in through WeChat',
    succeeds: async (site, guard) => {
      const [attacker, victim] = [await begin(site), await begin(site)]
      const cookie = guard ? victim.cookie : attacker.cookie
      // After the state the code would be checked next: an empty one is refused with another code.
      const { answer } = await site.call('wx/wx.user.author', { code: '', state: attacker.state }, { cookie })
      return answer.code !== 'WECHAT_STATE'
    },
  },
  {
    name: 'sends it to a victim who never began to sign in',
    succeeds: async (site, guard) => {
      const attacker = await begin(site)
      const headers: Record<string, string> = guard ? {} : { cookie: attacker.cookie }
      const { answer } = await site.call('wx/wx.user.author', { code: '', state: attacker.state }, headers)
      return answer.code !== 'WECHAT_STATE'
    },
  },
  {
    name: 'comes back with the state of a sign-in that is done',
    succeeds: async (site, guard) => {
      const { state, cookie } = await begin(site)
      if (guard) await site.call('wx/wx.user.author', { code: '', state }, { cookie })
      const { answer } = await site.call('wx/wx.user.author', { code: '', state }, { cookie })
      return answer.code !== 'WECHAT_STATE'
    },
  },
]
