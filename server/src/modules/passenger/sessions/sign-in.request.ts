import type { loginCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { SecretKeys } from '../../../config/secret-keys'
import type { SignIn } from './sign-in'

/** E-mail address, password and captcha answer as the passenger typed them. `secret` keys the hash of the answer. */
export const readSignIn = (
  body: z.infer<typeof loginCall.request>,
  captcha: { sid: string | undefined; secret: SecretKeys },
): Omit<SignIn, 'ip' | 'now'> => ({
  email: body.webUserid,
  password: body.passWord,
  captcha: { ...captcha, action: 'login', answer: body.code },
})
