import type { CalculatedFee, Pause, PolicyVersion, PolicyVersions } from '@shuttle/wire/staff'
import { at } from './at'
import { PURCHASE_2 } from './refund-answers'

/** A version as the service answers it: the purchase reading, in force. */
export const policyVersion = (id: string, change: Partial<PolicyVersion> = {}): PolicyVersion => ({
  ...PURCHASE_2,
  id,
  state: 'inForce',
  chosenUntil: undefined,
  ...change,
})

export const policyVersions = (rows = [policyVersion('purchase-2')], revision = 'r1'): PolicyVersions => ({
  rows,
  revision,
})

export const pause = (pauseNo: string, change: Partial<Pause> = {}): Pause => ({
  pauseNo,
  lineCode: 'HKGZHO',
  from: at('2026-11-21T09:00:00'),
  until: undefined,
  state: 'inForce',
  reasonText: 'Typhoon signal 8',
  madeBy: 'a-level9',
  madeAt: at('2026-11-21T09:00:00'),
  endedBy: undefined,
  ...change,
})

export const calculatedFee = (policyId: string, change: Partial<CalculatedFee> = {}): CalculatedFee => ({
  policyId,
  isApplied: false,
  ticketNo: undefined,
  paid: 6500,
  rate: 1000,
  tierMinutes: 120,
  fee: 650,
  refund: 5850,
  closesAt: at('2026-11-24T23:59:59'),
  nextFeeAt: at('2026-11-21T12:00:00'),
  byHandReason: undefined,
  ...change,
})
