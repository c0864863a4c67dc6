import { type CouponIssue, type CouponTerms, readReceivers } from '@shuttle/domain/staff'
import type { issueCouponsCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { Refusal } from '../../errors'
import { currencyFromWire, fareTypeFromWire, passengerTypeFromWire } from '../../http/wire-codes.presenter'
import { momentFromWire } from '../../http/wire-moment'

type Body = z.infer<typeof issueCouponsCall.request>

const readCodes = <Known>(codes: readonly string[], read: (code: string) => Known | undefined, field: string) =>
  [...new Set(codes)].map((code) => {
    const known = read(code)
    if (known === undefined) throw new Refusal('BAD_REQUEST', { fields: [field] })
    return known
  })

/** Terms and receivers of an issue as the wire spells them. Throws BAD_REQUEST for an unknown code. */
export const readCouponIssue = (body: Body): { terms: CouponTerms; issue: CouponIssue } => {
  const { nameZhHk, nameZhCn, nameEn, kind, faceValue, minSpend, lineCodes, to, emails, count } = body
  return {
    terms: {
      nameZhHk: nameZhHk.trim(),
      nameZhCn: nameZhCn.trim(),
      nameEn: nameEn.trim(),
      kind,
      faceValue,
      currency: currencyFromWire(body.currency),
      minimumSpend: minSpend,
      validFrom: momentFromWire(body.beginTime),
      validUntil: momentFromWire(body.endTime),
      lines: [...new Set(lineCodes)],
      passengerTypes: readCodes(body.ticketTypes, passengerTypeFromWire, 'ticketTypes'),
      fareTypes: readCodes(body.feeTypes, fareTypeFromWire, 'feeTypes'),
    },
    issue:
      to === 'CODES'
        ? { to: 'codes', emails: [], count }
        : { to: 'members', emails: readReceivers(emails.join(' ')), count },
  }
}
