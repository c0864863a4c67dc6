import type { changePassword, deleteAccount } from '@shuttle/wire'
import type * as z from 'zod/mini'

export const readChange = (body: z.infer<typeof changePassword.request>): { old: string; password: string } => ({
  old: body.oldPassWord,
  password: body.passWord,
})

export const readDeletion = (body: z.infer<typeof deleteAccount.request>): { password: string } => ({
  password: body.passWord,
})
