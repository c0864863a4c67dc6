import type { User } from '@shuttle/contracts'
import type { login, queryUser } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { toUser } from './user.mapper'

/** A session as the server hands it out; `token` is the short one that writes are signed with. */
export interface SignedIn {
  token: string
  user: User
}

type Answer = z.output<typeof login.answer> | z.output<typeof queryUser.answer>

export const toSignedIn = (answer: Answer): SignedIn => ({ token: answer.jwt, user: toUser(answer.responseData) })
