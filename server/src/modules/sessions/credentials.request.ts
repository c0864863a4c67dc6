import type { login } from '@shuttle/wire'
import type * as z from 'zod/mini'

/** E-mail address, password and answer to the picture as they were typed. */
export const readCredentials = (
  body: z.infer<typeof login.request>,
): { email: string; password: string; answer: string } => ({
  email: body.webUserid,
  password: body.passWord,
  answer: body.code,
})
