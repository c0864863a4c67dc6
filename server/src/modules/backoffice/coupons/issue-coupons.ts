import { createHash, randomBytes } from 'node:crypto'
import { type Cents, civilDateAt, type Instant } from '@shuttle/domain'
import {
  type CouponIssue,
  type CouponTerms,
  checkCouponIssue,
  checkCouponTerms,
  couponIssueWorth,
  findBadReceivers,
} from '@shuttle/domain/staff'
import type { IssuedCoupons } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findLinesOnSale } from '../../passenger/catalogue'
import { type CouponRow, hashCoupon } from '../../passenger/coupons'
import { newCouponIssueNumber, newCouponNumber } from '../../passenger/orders'
import { assertNoViolation, lockStaffAccount } from '../staff'
import { makeCouponCodes } from './coupon-codes'
import type { CouponIssueRow } from './coupon-issue-tables'
import { findDearestFare, sumIssuedAlone } from './coupon-issues.repository'
import { addCoupons, addIssue, findIssue, findIssuedByHash, lockMembers } from './staff-coupons.repository'

interface IssueCommand {
  terms: CouponTerms
  issue: CouponIssue
  /** Of the form. */
  key: string
  by: string
  /** Above it the coupons of one person and day wait for a second one. */
  limit: Cents
  now: Instant
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const answerIssue = async (trx: Transaction<Database>, row: CouponIssueRow, key: string): Promise<IssuedCoupons> => {
  const answer = { issueNo: row.issue_no, issued: row.coupons, isWaiting: row.state === 'waiting' }
  if (row.receiver === 'members') return { ...answer, codes: [] }
  const numbers = await findIssuedByHash(trx, row.issue_no)
  const codes = makeCouponCodes({ salt: row.salt, key, count: row.coupons })
  return { ...answer, codes: codes.map((code) => ({ couponNumber: numbers.get(hashCoupon(code)) ?? '', code })) }
}

/**
 * Accounts of the receivers. Throws STAFF_COUPON_RECEIVER_UNKNOWN with every address that belongs to no member, and
 * STAFF_COUPON_OWN_ACCOUNT for the address of the issuing staff.
 */
const findReceivers = async (trx: Transaction<Database>, emails: readonly string[], by: string): Promise<string[]> => {
  const members = await lockMembers(trx, emails)
  const known = new Set(members.map(({ email }) => email))
  const unknown = emails.filter((email) => !known.has(email))
  if (unknown.length > 0) throw new Refusal('STAFF_COUPON_RECEIVER_UNKNOWN', { emails: unknown })
  const own = members.find(({ id }) => id === by)
  if (own) throw new Refusal('STAFF_COUPON_OWN_ACCOUNT', { emails: [own.email ?? ''] })
  return members.map(({ id }) => id)
}

type Owner = Pick<CouponRow, 'account_id' | 'code_hash'>

const toRow = ({ terms, now }: IssueCommand, { issue_no, state }: CouponIssueRow, owner: Owner): CouponRow => ({
  coupon_no: newCouponNumber(now),
  ...owner,
  name_zh_hk: terms.nameZhHk,
  name_zh_cn: terms.nameZhCn,
  name_en: terms.nameEn,
  kind: terms.kind,
  face_value: terms.faceValue,
  currency: terms.currency ?? '',
  minimum_cents: terms.minimumSpend,
  valid_from: terms.validFrom,
  valid_until: terms.validUntil,
  lines: terms.lines.join(),
  passenger_types: terms.passengerTypes.join(),
  fare_types: terms.fareTypes.join(),
  state: state === 'waiting' ? 'waiting' : 'unused',
  order_no: null,
  issue_no,
})

const assertIssue = async (trx: Transaction<Database>, { terms, issue, now }: IssueCommand): Promise<void> => {
  const lines = (await findLinesOnSale(trx, civilDateAt(now))).map(({ line_code }) => line_code)
  assertNoViolation(checkCouponTerms(terms, { now, lines }))
  const violations = checkCouponIssue(issue)
  if (violations.emails === 'STAFF_COUPON_ADDRESS')
    throw new Refusal('STAFF_COUPON_ADDRESS', { emails: findBadReceivers(issue.emails) })
  assertNoViolation(violations)
}

/**
 * Issues coupons to members or as codes, all or none; a repeated key issues nothing and answers the first issue. Above
 * the limit of a person and day they wait for a second person. Throws the violations of the form,
 * STAFF_COUPON_RECEIVER_UNKNOWN, STAFF_COUPON_OWN_ACCOUNT, and IDEMPOTENCY_MISMATCH for another form under the same
 * key.
 */
export const issueCoupons = async (trx: Transaction<Database>, command: IssueCommand): Promise<IssuedCoupons> => {
  const { terms, issue, key, by, limit, now } = command
  const keyHash = hash(`${by}:${key}`)
  const requestHash = hash(JSON.stringify([terms, issue]))
  const answerBefore = async (row: CouponIssueRow) => {
    if (row.request_hash !== requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
    return answerIssue(trx, row, key)
  }
  const before = await findIssue(trx, keyHash)
  if (before) return answerBefore(before)
  await assertIssue(trx, command)
  await lockStaffAccount(trx, by)
  const receivers = issue.to === 'members' ? await findReceivers(trx, issue.emails, by) : []
  const coupons = issue.to === 'members' ? receivers.length * issue.count : issue.count
  const dearestFare = await findDearestFare(trx, terms.lines, civilDateAt(now))
  const worth = couponIssueWorth(terms, { coupons, dearestFare })
  const isAbove = (await sumIssuedAlone(trx, by, now)) + worth > limit
  const row: CouponIssueRow = {
    issue_no: newCouponIssueNumber(now),
    key_hash: keyHash,
    request_hash: requestHash,
    salt: randomBytes(32).toString('hex'),
    receiver: issue.to,
    coupons,
    issued_by: by,
    issued_at: now,
    worth_cents: worth,
    state: isAbove ? 'waiting' : 'issued',
    decided_by: '',
    decided_at: null,
  }
  // The same form was sent concurrently: the other call has issued it.
  if (!(await addIssue(trx, row))) {
    const other = await findIssue(trx, keyHash)
    if (!other) throw new Refusal('STAFF_FORM_STALE')
    return answerBefore(other)
  }
  const owners: Owner[] =
    issue.to === 'members'
      ? receivers.flatMap((id) => Array.from({ length: issue.count }, () => ({ account_id: id, code_hash: null })))
      : makeCouponCodes({ salt: row.salt, key, count: issue.count }).map((code) => ({
          account_id: null,
          code_hash: hashCoupon(code),
        }))
  await addCoupons(
    trx,
    owners.map((owner) => toRow(command, row, owner)),
  )
  return answerIssue(trx, row, key)
}
