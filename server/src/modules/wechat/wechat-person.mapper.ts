import * as z from 'zod/mini'

/** A person as WeChat knows them. */
export interface WechatPerson {
  openid: string
  /** As they chose it; not to be trusted. */
  nickname: string
  /** Where their picture is; empty where they have none. */
  pictureUrl: string
}

/** The answer of WeChat about a person. */
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
