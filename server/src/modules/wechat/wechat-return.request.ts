import { sameSitePath } from '@shuttle/domain'
import type { wechatAddress, wechatReturn } from '@shuttle/wire'
import type * as z from 'zod/mini'

/** Anything but a path of this site is home. */
export const readSuccessPath = (body: z.infer<typeof wechatAddress.request>): string =>
  sameSitePath(body.successPath) ?? '/'

export const readReturn = (body: z.infer<typeof wechatReturn.request>): { code: string; state: string } => ({
  code: body.code,
  state: body.state,
})
