import type { SalesRule } from '@shuttle/domain'
import type { saveSalesRuleCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { Refusal } from '../../errors'
import { fareTypeFromWire } from '../../http/wire-codes.presenter'

/**
 * The rule of a form; fields that its kind does not have are left out. Throws BAD_REQUEST for a body that no form
 * sends.
 */
export const readSalesRule = (body: z.infer<typeof saveSalesRuleCall.request>): SalesRule => {
  const { kind, aboveLevel, need, notice } = body
  const dated = {
    appliesTo: [...new Set(body.appliesTo)],
    from: body.dateFrom || undefined,
    until: body.dateTo || undefined,
  }
  if (kind === 'asks-passengers') {
    if (need === '') throw new Refusal('BAD_REQUEST', { fields: ['need'] })
    return { kind, need, ...dated }
  }
  if (kind === 'notice') {
    if (notice === '') throw new Refusal('BAD_REQUEST', { fields: ['notice'] })
    return { kind, notice, aboveLevel, ...dated }
  }
  const fareTypes = [...new Set(body.feeTypes)].map((code) => {
    const fareType = fareTypeFromWire(code)
    if (!fareType) throw new Refusal('BAD_REQUEST', { fields: ['feeTypes'] })
    return fareType
  })
  return kind === 'sells' ? { kind, fareTypes, ...dated } : { kind, fareTypes, aboveLevel, ...dated }
}
