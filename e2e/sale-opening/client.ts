import { readPicture } from './read-picture'
import type { SaleOpeningSite } from './sale-opening-site'

/** Aborts a hanging request; not a performance limit. */
const HANGS_MS = 120_000
/** Fields of answers that are read here. */
interface Answer {
  code: string
  jwt: string
  sysTimeMs: number
  responseData: { orderNo: string; sessionId: string; orderReqno: string }
}
type Headers = Record<string, string>
let sent = 0

/** A client at an address, whose requests go to the services in turns, as a balancer on this machine sends them. */
export const createClient = (site: SaleOpeningSite, address: string) => {
  const send = (path: string, init: RequestInit, headers: Headers): Promise<Response> => {
    sent += 1
    const url = `${site.urls[sent % site.urls.length]}/api/${path}`
    return fetch(url, {
      ...init,
      headers: { 'x-forwarded-for': address, ...headers },
      signal: AbortSignal.timeout(HANGS_MS),
    })
  }
  const post = async (path: string, body: object, headers: Headers = {}): Promise<Answer> => {
    const json = { 'content-type': 'application/json', ...headers }
    const response = await send(path, { method: 'POST', body: JSON.stringify(body) }, json)
    return (await response.json()) as Answer
  }
  const openPicture = async (action: 'login' | 'register') => {
    const response = await send(`captcha?t=${sent}&for=${action}`, {}, {})
    await response.arrayBuffer()
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('sid='))
    const sid = /^sid=([^;]+)/.exec(cookie ?? '')?.[1]
    return sid === undefined ? undefined : { cookie: `sid=${sid}`, code: await readPicture(site, sid, action) }
  }
  return {
    post,
    /** Like `post`; where the picture is required, it is opened and read, and its digits are sent. */
    postReading: async (path: string, body: object, action: 'login' | 'register'): Promise<Answer> => {
      const first = await post(path, body)
      if (first.code !== 'CAPTCHA_MISSING') return first
      const picture = await openPicture(action)
      return picture ? post(path, { ...body, code: picture.code }, { cookie: picture.cookie }) : first
    },
  }
}
export type Client = ReturnType<typeof createClient>

export const PASSWORD = 'demo1234'
/** Credentials to sign in, or to guess. */
export const credentials = (email: string, password = PASSWORD) => ({ webUserid: email, passWord: password })
