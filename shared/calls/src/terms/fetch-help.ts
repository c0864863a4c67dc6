import type { RefundPolicy } from '@shuttle/domain'
import { queryHelpCall } from '@shuttle/wire'
import { type CallOptions, callService } from '../send-call'
import { refundPolicyFromWire } from './fetch-refund-policy'

/** How passengers reach people; what the operator has not set is missing. */
export interface Contact {
  email: string
  /** As it is shown, such as `+852 2888 0000`. */
  phone?: string | undefined
  /** Every day, `HH:mm` in business time. */
  hours?: { opens: string; closes: string } | undefined
  chatUrl?: string | undefined
  /** A telephone number or an e-mail. */
  lostProperty?: string | undefined
}

export interface Help {
  contact: Contact
  /** That of bus tickets sold today. */
  refundPolicy: RefundPolicy
}

/** Contacts and rules of the help page. Public. */
export const fetchHelp = async (options: CallOptions = {}): Promise<Help> => {
  const { contact, refundPolicy } = (await callService(queryHelpCall, {}, options)).responseData
  const { email, phone, hours, chatUrl, lostProperty } = contact
  return { contact: { email, phone, hours, chatUrl, lostProperty }, refundPolicy: refundPolicyFromWire(refundPolicy) }
}
