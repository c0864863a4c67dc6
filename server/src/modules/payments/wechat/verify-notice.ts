import * as z from 'zod/mini'
import { parseJson } from '../parse-json'
import { decryptResource, noticeResource } from './decrypt-resource'
import { isFromPlatform } from './platform-signature'
import type { WechatPaySettings } from './wechat-pay-settings'

const notice = z.looseObject({ resource: noticeResource })
const transaction = z.looseObject({ mchid: z.string(), out_trade_no: z.string() })

/**
 * A notice names an attempt when the platform signed it and its resource opens with our key. It may come again, and late;
 * only the attempt's number is used, what happened is asked afterwards.
 */
export const verifyNotice = (
  settings: WechatPaySettings,
  callback: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
): { requestNo: string } | undefined => {
  if (!isFromPlatform(settings, callback, settings.now())) return undefined
  const read = z.safeParse(notice, parseJson(callback.body))
  const text = read.success ? decryptResource(read.data.resource, settings.apiKey) : undefined
  const about = text === undefined ? undefined : z.safeParse(transaction, parseJson(text))
  if (!about?.success || about.data.mchid !== settings.merchant) return undefined
  return { requestNo: about.data.out_trade_no }
}
