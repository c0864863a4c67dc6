import { expect } from '@playwright/test'
import type { Service } from '../fixtures/service'
import { fetchWhenFree } from './fetch-when-free'
import { mailbox } from './mailbox'

const PASSWORD = 'demo1234'
let registered = 0

/** Registers an account of level 1 by the calls of the form, with the password of the demo; returns its e-mail. */
export const registerPassenger = async (site: Pick<Service, 'url' | 'dataDir'>): Promise<string> => {
  registered += 1
  const email = `p${process.pid}-${registered}@demo.test`
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetchWhenFree(`${site.url}/api/${path}`, {
      method: 'POST',
      // Each from its own address: codes are counted by address.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${registered % 256}` },
      body: JSON.stringify(body),
    })
    expect((await answer.json()) as object).toMatchObject({ code: 'SUCCESS' })
  }
  await post('web/query.web.verification.code', { email })
  const verificationCode = await mailbox(site, email).code()
  await post('wx/wx.user.register', { email, webUserid: email, passWord: PASSWORD, verificationCode, code: '' })
  return email
}
