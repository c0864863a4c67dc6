import * as z from 'zod/mini'

/** A user in WeChat's data. */
export interface WechatPerson {
  openid: string
  /** As the user chose it; not to be trusted. */
  nickname: string
  /** Address of the picture; empty without one. */
  pictureUrl: string
}

/** The answer of WeChat about a user. */
export const personAnswer = z.looseObject({
  openid: z.string(),
  nickname: z._default(z.string(), ''),
  headimgurl: z._default(z.string(), ''),
})

export const readPerson = (answer: z.infer<typeof personAnswer>): WechatPerson => ({
  openid: answer.openid,
  nickname: answer.nickname,
  pictureUrl: answer.headimgurl,
})
