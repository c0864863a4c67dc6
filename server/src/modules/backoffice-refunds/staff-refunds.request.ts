import type { refundTicketsByStaffCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { readReason } from '../ticket-refunds'
import type { StaffRefundCommand } from './refund-by-staff'

type Body = z.infer<typeof refundTicketsByStaffCall.request>

/** The refund that staff request; the route adds their account. */
export const readStaffRefund = ({
  orderNo,
  tickets,
  totalFee,
  newFee,
  reasonText,
  reasonCode,
}: Body): Omit<StaffRefundCommand, 'by' | 'limit' | 'now'> => ({
  orderNo,
  tickets,
  policyFee: totalFee,
  newFee,
  reasonText,
  reason: readReason(reasonCode),
})
