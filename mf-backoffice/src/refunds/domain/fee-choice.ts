import { type Cents, type Currency, readAmount } from '@shuttle/domain'
import { isReasonGiven, needsSecondApproval, overrideFee } from '@shuttle/domain/staff'

/** Sums of a refund under its policy, in cents. `orderPaid`, `limit` and `refundedAlone` belong to the order. */
export interface FeeSums {
  tickets: number
  /** Paid for these tickets. */
  paid: Cents
  policyFee: Cents
  currency: Currency
  orderPaid: Cents
  /** A changed fee needs a second person when the refund exceeds this. */
  limit: Cents
  /** Refunded of the order before, at fees that one person alone had changed. */
  refundedAlone: Cents
}

/** The choice of staff; typed values remain when another kind is selected. */
export interface FeeChoice {
  kind: 'policy' | 'none' | 'other'
  /** In currency units, as typed. */
  amount: string
  reason: string
}

export const POLICY_FEE: FeeChoice = { kind: 'policy', amount: '', reason: '' }

/** Error codes by field. */
export interface FeeFaults {
  amount?: 'STAFF_FEE_INVALID'
  reason?: 'STAFF_REASON_MISSING'
}

/** Result of a choice. */
export interface ChosenFee {
  /** Undefined without a valid amount. */
  fee: Cents | undefined
  refund: Cents | undefined
  /** An amount equal to the policy's fee is no change, and needs no reason. */
  isChanged: boolean
  needsSecondApproval: boolean
  faults: FeeFaults
}

const readFee = ({ kind, amount }: FeeChoice, { paid, policyFee, currency, orderPaid }: FeeSums): Cents | undefined => {
  if (kind === 'policy') return policyFee
  const fee = kind === 'none' ? 0 : readAmount(amount)
  const all = { ticketNo: '', paid, rate: 0, fee: 0, refund: paid }
  return fee !== undefined && overrideFee({ currency, due: orderPaid }, [all], fee) ? fee : undefined
}

/** The fee, the refund, who decides, and the errors of the choice (D5.3). */
export const readFeeChoice = (choice: FeeChoice, sums: FeeSums): ChosenFee => {
  const fee = readFee(choice, sums)
  const refund = fee === undefined ? undefined : sums.paid - fee
  const isChanged = fee !== sums.policyFee
  return {
    fee,
    refund,
    isChanged,
    needsSecondApproval:
      refund !== undefined &&
      needsSecondApproval({ isFeeChanged: isChanged, refund, alone: sums.refundedAlone }, sums.limit),
    faults: {
      ...(fee === undefined && { amount: 'STAFF_FEE_INVALID' as const }),
      ...(isChanged && !isReasonGiven(choice.reason) && { reason: 'STAFF_REASON_MISSING' as const }),
    },
  }
}
