import { createHash } from 'node:crypto'
import type { Language } from '@shuttle/domain'
import type { requestPayment } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { readCallFields } from './call-fields.request'
import type { OpenAttempt } from './open-attempt'

const DESCRIPTION: Record<Language, string> = {
  'zh-cn': '跨海大桥穿梭巴士车票',
  'zh-hk': '跨海大橋穿梭巴士車票',
  en: 'Bridge Shuttle Bus tickets',
}

const hashBody = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** A payment request in our own words. Amount and currency are the order's, whatever the body says. */
export const readPaymentRequest = (
  body: z.infer<(typeof requestPayment)['request']>,
  from: { accountId: string; language: Language; key: string | undefined },
): { payType: string; attempt: OpenAttempt } => {
  return {
    payType: body.payType,
    attempt: {
      accountId: from.accountId,
      orderNo: body.orderNo,
      language: from.language,
      locale: body.language,
      description: DESCRIPTION[from.language],
      callFields: readCallFields(body),
      key: from.key === undefined ? undefined : { key: from.key, requestHash: hashBody([body.orderNo, body.payType]) },
    },
  }
}
