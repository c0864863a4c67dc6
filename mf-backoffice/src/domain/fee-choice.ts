import { type Cents, type Currency, readAmount } from '@shuttle/domain'
import { isReasonGiven, needsSecondPerson, overrideFee } from '@shuttle/domain/staff'

/** What refunding tickets comes to under their policy, in cents; of the order: what was paid for all of it, and what decides about a second person. */
export interface FeeSums {
  tickets: number
  /** For these tickets. */
  paid: Cents
  policyFee: Cents
  currency: Currency
  orderPaid: Cents
  /** A changed fee needs a second person where more than this goes back. */
  limit: Cents
  /** Went back of the order before, at fees that one person alone had changed. */
  refundedAlone: Cents
}

/** What staff chose; everything typed stays while another kind is looked at. */
export interface FeeChoice {
  kind: 'policy' | 'none' | 'other'
  /** In units, as it was typed. */
  amount: string
  reason: string
}

export const POLICY_FEE: FeeChoice = { kind: 'policy', amount: '', reason: '' }

/** What is wrong with a choice, at its field. */
export interface FeeFaults {
  amount?: 'STAFF_FEE_INVALID'
  reason?: 'STAFF_REASON_MISSING'
}

/** What a choice comes to. */
export interface ChosenFee {
  /** Undefined while no valid amount was typed. */
  fee: Cents | undefined
  refund: Cents | undefined
  /** The fee of the policy under another name is no change, and needs no reason. */
  isChanged: boolean
  needsSecondPerson: boolean
  faults: FeeFaults
}

const readFee = ({ kind, amount }: FeeChoice, { paid, policyFee, currency, orderPaid }: FeeSums): Cents | undefined => {
  if (kind === 'policy') return policyFee
  const fee = kind === 'none' ? 0 : readAmount(amount)
  const all = { ticketNo: '', paid, rate: 0, fee: 0, refund: paid }
  return fee !== undefined && overrideFee({ currency, due: orderPaid }, [all], fee) ? fee : undefined
}

/** The fee that is charged, what goes back, who decides, and what is wrong with the choice (D5.3). */
export const readFeeChoice = (choice: FeeChoice, sums: FeeSums): ChosenFee => {
  const fee = readFee(choice, sums)
  const refund = fee === undefined ? undefined : sums.paid - fee
  const isChanged = fee !== sums.policyFee
  return {
    fee,
    refund,
    isChanged,
    needsSecondPerson:
      refund !== undefined &&
      needsSecondPerson({ isFeeChanged: isChanged, refund, alone: sums.refundedAlone }, sums.limit),
    faults: {
      ...(fee === undefined && { amount: 'STAFF_FEE_INVALID' as const }),
      ...(isChanged && !isReasonGiven(choice.reason) && { reason: 'STAFF_REASON_MISSING' as const }),
    },
  }
}
