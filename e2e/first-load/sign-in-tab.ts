import type { Page } from '@playwright/test'
import { anotherAddress } from '../steps/another-address'

/** Fields of an answer that are read here. */
interface Answer {
  code: string
  jwt: string
  sysTimeMs: number
  responseData: { orderNo: string }
}

export type MemberCall = (path: string, body: object) => Promise<Answer>

/**
 * Signs a member in by the call of the form, with the cookies of a tab where one is given; returns how to call as this
 * member.
 */
export const signIn = async (
  site: string,
  email: string,
  page?: Page,
): Promise<{ token: string; now: number; call: MemberCall }> => {
  const call = async (path: string, data: object, authorization = ''): Promise<Answer> => {
    const headers = {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': anotherAddress() },
      ...(authorization && { authorization }),
    }
    const answer = page
      ? await (await page.context().request.post(`${site}/api/${path}`, { data, headers })).json()
      : await (await fetch(`${site}/api/${path}`, { method: 'POST', body: JSON.stringify(data), headers })).json()
    if (answer.code !== 'SUCCESS') throw new Error(`${path} answered ${answer.code}`)
    return answer
  }
  const { jwt, sysTimeMs } = await call('login', { webUserid: email, passWord: 'demo1234' })
  return { token: jwt, now: sysTimeMs, call: (path, data) => call(path, data, jwt) }
}

/** Signs a member in like a reloaded tab: with the cookies, and the short token in its session storage. */
export const signInTab = async (page: Page, site: string, email: string): Promise<void> => {
  const { token } = await signIn(site, email, page)
  await page.addInitScript((value) => sessionStorage.setItem('token', value), token)
}

/** Places an unpaid order of one adult a week ahead; returns its number. */
export const placeOrder = async (site: string, email: string): Promise<string> => {
  const { now, call } = await signIn(site, email)
  const ticketData = new Date(now + 7 * 86_400_000).toISOString().slice(0, 10)
  const { responseData } = await call('ticket/buy.ticket', {
    ...{ ticketData, lineCode: 'HKGZHO', startStationCode: 'HKG', endStationCode: 'ZHO', currency: '2' },
    ...{ ticketCategory: '1', feeType: '2', orderType: '1', amount: 6500, totalNeedpay: 6500 },
    tickets: [{ ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }],
    timestamp: Math.floor(now / 1000),
  })
  return responseData.orderNo
}
