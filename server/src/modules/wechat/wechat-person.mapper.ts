import * as z from 'zod/mini'
import type { WechatPerson } from './wechat-person'

/** What WeChat tells of a person, in its words. */
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
