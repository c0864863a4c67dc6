import { createHash } from 'node:crypto'
import type { Language } from '@shuttle/domain'
import type { requestPaymentCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { serviceTexts } from '../../../i18n'
import type { OpenAttempt } from './open-attempt'

/**
 * Length of a field that a client sends along with a payment; it is neither required nor trusted, and longer text is
 * cut.
 */
const FIELD_LENGTH = 200

const toJson = <Name extends string>(body: { readonly [name in Name]?: unknown }, names: readonly Name[]): string => {
  const given = names.flatMap((name) => {
    const value = body[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value).slice(0, FIELD_LENGTH)]] : []
  })
  return given.length === 0 ? '' : JSON.stringify(Object.fromEntries(given))
}

/** Call type, class type, scene and join type of a payment request, as JSON; empty when there are none (accounts 7). */
const readCallFields = (body: Record<string, unknown>): string =>
  toJson(body, ['callType', 'classesType', 'sceneInfo', 'joinType'])

/**
 * The fields that the address of a card payment's result carries beside the order (purchase 2), as JSON; empty when
 * there are none.
 */
export const readCardQuery = (body: Record<string, unknown>): string =>
  toJson(body, ['totalFee', 'callType', 'xldm', 'total_ps', 'join_no', 'sprq'])

const hashBody = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** Reads a payment request. Amount and currency are the order's, whatever the body contains. */
export const readPaymentRequest = (
  body: z.infer<(typeof requestPaymentCall)['request']>,
  from: { accountId: string; language: Language; key: string | undefined },
): { payType: string; attempt: OpenAttempt } => {
  return {
    payType: body.payType,
    attempt: {
      accountId: from.accountId,
      orderNo: body.orderNo,
      language: from.language,
      locale: body.language,
      description: serviceTexts(from.language)('ticketsOnBill'),
      callFields: readCallFields(body),
      key: from.key === undefined ? undefined : { key: from.key, requestHash: hashBody([body.orderNo, body.payType]) },
    },
  }
}
