import type { BrowserContext } from 'playwright'

/** The call that restores a session, as the shell sends it with the cookie that marks a signed-in browser. */
const USER_CALL = '/api/wx/query.wx.user.information'
/** Level 9 passes every guard. */
const MEMBER = { nickname: 'Smoke', headimgurl: '', webUserId: '0', memberId: 'smoke', level: 9 }

/**
 * Opens guarded pages without an account: the user call is answered here with a member of level 9, and every other call
 * stays without an answer, so nothing reaches the service and a page draws what it has without data.
 */
export const answerAsMember = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: origin }])
  await context.route(`${origin}/api/**`, async (route) => {
    if (new URL(route.request().url()).pathname !== USER_CALL) return
    // A page that is being closed takes no answer.
    await route.fulfill({ json: { code: 'SUCCESS', jwt: 'smoke', responseData: MEMBER } }).catch(() => {})
  })
}
