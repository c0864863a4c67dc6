import * as z from 'zod/mini'
import type { MessengerPerson } from './messenger-person'

/** What the messenger tells of a person, in its words. */
export const personAnswer = z.looseObject({
  openid: z.string(),
  nickname: z._default(z.string(), ''),
  headimgurl: z._default(z.string(), ''),
})

export const readPerson = (answer: z.infer<typeof personAnswer>): MessengerPerson => ({
  openid: answer.openid,
  nickname: answer.nickname,
  pictureUrl: answer.headimgurl,
})
