import { sameSitePath } from '@shuttle/domain'
import type { wechatAddress, wechatReturn } from '@shuttle/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

/** Ties a sign-in through WeChat to the browser that began it. */
const COOKIE = 'author'
const SHAPE = /^[\da-f]{64}$/

const toCookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure })

export const readBrowser = (request: FastifyRequest): string | undefined => {
  const browser = request.cookies[COOKIE]
  return browser !== undefined && SHAPE.test(browser) ? browser : undefined
}

export const setBrowserCookie = (reply: FastifyReply, browser: string, given: { secure: boolean; seconds: number }) =>
  reply.setCookie(COOKIE, browser, { ...toCookieOptions(given.secure), maxAge: given.seconds })

export const clearBrowserCookie = (reply: FastifyReply, secure: boolean) =>
  reply.clearCookie(COOKIE, toCookieOptions(secure))

/** Anything but a path of this site is home. */
export const readSuccessPath = (body: z.infer<typeof wechatAddress.request>): string =>
  sameSitePath(body.successPath) ?? '/'

export const readReturn = (body: z.infer<typeof wechatReturn.request>): { code: string; state: string } => ({
  code: body.code,
  state: body.state,
})
