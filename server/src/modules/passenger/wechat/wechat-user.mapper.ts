import * as z from 'zod/mini'

/** A user in WeChat's data. */
export interface WechatUser {
  openid: string
  /** As the user chose it; not to be trusted. */
  nickname: string
  /** Address of the picture; empty without one. */
  pictureUrl: string
}

/** The answer of WeChat about a user. */
export const userInfoAnswer = z.looseObject({
  openid: z.string(),
  nickname: z._default(z.string(), ''),
  headimgurl: z._default(z.string(), ''),
})

export const readUserInfo = (answer: z.infer<typeof userInfoAnswer>): WechatUser => ({
  openid: answer.openid,
  nickname: answer.nickname,
  pictureUrl: answer.headimgurl,
})
