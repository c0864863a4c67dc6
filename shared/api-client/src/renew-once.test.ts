import { send } from './index'
import { aTransport, failure } from './testing/a-transport'
import { answers, success } from './testing/scripted-server'

const site = aTransport()

describe('the transport handles 401 and 408 in one place', () => {
  const refused = (code: string) => answers(401, success({ code, message: 'sign in' }))

  it('renews the token once and replays the call with it', async () => {
    site.server.respondWith(refused('401'), answers(200, success()))
    await send('wx/query.wx.order.info')
    expect(site.server.calls.map((call) => call.headers.authorization)).toEqual(['stored', 'fresh'])
    expect(site.seen.unauthorized).toEqual([])
  })

  it('renews once for calls that fail together', async () => {
    site.server.respondWith(refused('401'), refused('401'), answers(200, success()), answers(200, success()))
    await Promise.all([send('wx/query.wx.order.info'), send('manage/get.payment.type.info')])
    expect(site.seen.renewals).toBe(1)
  })

  it('reports a replay that is refused again, and does not loop', async () => {
    site.server.respondWith(refused('408'), refused('408'))
    expect(await failure(send('wx/query.wx.order.info'))).toMatchObject({ kind: 'unauthorized', code: '408' })
    expect(site.seen.unauthorized).toEqual(['408'])
    expect(site.server.calls).toHaveLength(2)
  })

  it('reports at once when there is no session to renew', async () => {
    site.configure({ renewToken: async () => undefined })
    site.server.respondWith(refused('401'))
    await failure(send('wx/query.wx.order.info'))
    expect(site.seen.unauthorized).toEqual(['401'])
    expect(site.server.calls).toHaveLength(1)
  })

  describe('[A6.401.1] a call of one member is never sent for another', () => {
    let memberId: string | undefined
    const others: string[] = []
    const becoming = (next: string | undefined) => {
      memberId = 'm-1'
      others.length = 0
      site.configure({
        getMemberId: () => memberId,
        onOtherMember: () => others.push('other'),
        renewToken: async () => {
          memberId = next
          site.token = 'fresh'
          return site.token
        },
      })
      site.server.respondWith(refused('401'), answers(200, success()))
    }

    it('[D6.session.3] a call is not replayed with the session of another member who signed in meanwhile', async () => {
      becoming('m-2')
      expect(await failure(send('ticket/buy.ticket'))).toMatchObject({ kind: 'unauthorized', code: '401' })
      expect(site.server.calls.map((call) => call.headers.authorization)).toEqual(['stored'])
      // The new member stays signed in.
      expect([others, site.seen.unauthorized]).toEqual([['other'], []])
    })

    it('replays a call for the same member', async () => {
      becoming('m-1')
      expect(await send('ticket/buy.ticket')).toMatchObject({ code: 'SUCCESS' })
      expect([site.server.calls.length, others]).toEqual([2, []])
    })

    it('a call is not repeated after a broken line when another member signed in', async () => {
      becoming('m-1')
      site.server.respondWith(
        (response) => {
          memberId = 'm-2'
          response.destroy()
        },
        answers(200, success()),
      )
      expect((await failure(send('ticket/buy.ticket', {}, { idempotent: true }))).kind).toBe('offline')
      expect(site.server.calls).toHaveLength(1)
    })

    it('replays a call of a page that did not know yet which member its token belongs to', async () => {
      becoming('m-2')
      memberId = undefined
      expect(await send('ticket/buy.ticket')).toMatchObject({ code: 'SUCCESS' })
    })
  })

  it('the transport renews no token for an anonymous call', async () => {
    site.server.respondWith(refused('401'))
    expect((await failure(send('wx/query.wx.user.information', {}, { anonymous: true }))).code).toBe('401')
    expect(site.server.calls[0]?.headers.authorization).toBeUndefined()
    expect(site.seen).toMatchObject({ unauthorized: [], renewals: 0 })
  })
})
