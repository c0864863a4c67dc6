import type { login } from '@shuttle/wire'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { readSid } from '../captcha'
import type { SignIn } from './sign-in'

/** E-mail address, password and captcha answer as the passenger typed them. `secret` keys the hash of the answer. */
export const readSignIn = (
  body: z.infer<typeof login.request>,
  request: FastifyRequest,
  secret: string,
): Omit<SignIn, 'now'> => ({
  email: body.webUserid,
  password: body.passWord,
  ip: request.ip,
  captcha: { action: 'login', sid: readSid(request), answer: body.code, secret },
})
