import { staffActionsOf } from '@shuttle/domain/staff'
import { type FakeAnswer, startFakeService } from '@shuttle/testing'
import { type CallDefinition, queryRouteCall } from '@shuttle/wire'
import {
  calculateFeeCall,
  previewDisruptionCall,
  previewStaffRefundCall,
  queryAreasCall,
  queryAuditCall,
  queryBannersCall,
  queryDifferencesCall,
  queryDisruptionsCall,
  queryLedgerCall,
  queryLedgerExportsCall,
  queryLineSettingsCall,
  queryNoticesCall,
  queryOrderExportsCall,
  queryOrderFileCall,
  queryOverviewCall,
  queryPausesCall,
  queryPoliciesCall,
  queryPricesCall,
  queryPromotionsCall,
  queryProposalsCall,
  queryReconciliationCall,
  queryRulesCall,
  querySearchesCall,
  queryStaffCall,
  queryStaffCouponsCall,
  queryStaffDeparturesCall,
  queryStaffIndexCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  searchOrdersCall,
} from '@shuttle/wire/staff'
import { bannerRow, noticeRow, promotion, staffCoupon } from './content-rows'
import { staffDeparture } from './departure'
import {
  calculatedRow,
  countsAnswer,
  disruptionRow,
  disruptionsAnswer,
  pauseRow,
  policiesAnswer,
  policyRow,
} from './fees-answers'
import { foundOrder } from './found-order'
import { linePrices, lineSettings } from './line-prices'
import { orderFile } from './order-file'
import { overviewAnswer } from './overview-answer'
import { differencePage, night } from './reconciliation'
import { ledgerEntry, ledgerPage, queuedRequest, requestFile, requestPage } from './refund-answers'
import { staffAreas, staffRules } from './rules'
import { proposal, proposalPage, staffRefundPreview } from './staff-refund'

type Body = Record<string, unknown>

/** The index answer of a role; tests name the rights they need. */
export const indexAnswer = (change: { role?: string; rights?: readonly string[]; secondFactor?: string } = {}) => ({
  responseData: {
    role: 'supervisor',
    rights: staffActionsOf('supervisor'),
    secondFactor: 'OFF',
    ...change,
  } as Body,
})

/** An account of level 9 in a role that the system gave. */
export const staffMember = (name: string, role: string): Body => ({
  accountId: `a-${name}`,
  email: `${name}@demo.test`,
  nickname: `Demo ${name}`,
  role,
  ...(role !== 'none' && { since: '2026-11-01 09:00:00', grantedBy: '' }),
})

export const anAuditEvent = (entry: number, change: Body = {}): Body => ({
  entry,
  time: '2026-11-21 09:30:00',
  accountId: 'a-supervisor',
  role: 'supervisor',
  action: 'staff.edit',
  objectKind: 'account',
  objectId: 'a-support',
  outcome: 'DONE',
  refusal: '',
  before: '{"role":"none"}',
  after: '{"role":"support"}',
  requestId: `r-${entry}`,
  ...change,
})

export const foundPage = (rows: Body[], change: Body = {}) => ({
  responseData: { rows, total: rows.length, next: '', readAs: '', ...change },
})

const LINE = {
  eXlmc: 'HKG->ZHO',
  xlmc: 'Hong Kong Port to Zhuhai Port',
  xlmc_1: 'Hong Kong Port',
  xlmc_2: 'Zhuhai Port',
  xllb: '1',
  xldm: 'HKGZHO',
  qZddm: 'HKG',
  zZddm: 'ZHO',
  maxPerOrder: 6,
  maxChildren: 3,
  bookingWindowDays: 14,
}

/**
 * A back office with two supervisors, one of support and one without a role, until a test replaces the answer of a
 * call.
 */
export const startStaffService = async () => {
  const service = await startFakeService()
  const on = (call: CallDefinition, answer: FakeAnswer | ((body: Body) => FakeAnswer | Promise<FakeAnswer>)) =>
    service.on(call, answer)
  on(queryStaffIndexCall, indexAnswer())
  on(queryStaffCall, {
    responseData: [
      staffMember('level9', 'supervisor'),
      staffMember('new', 'none'),
      staffMember('supervisor', 'supervisor'),
      staffMember('support', 'support'),
    ],
  })
  on(queryAuditCall, {
    responseData: [anAuditEvent(2), anAuditEvent(1, { outcome: 'REFUSED', refusal: 'STAFF_FORM_STALE', after: '' })],
  })
  on(queryRouteCall, { responseData: [LINE], notice: [], swiper: [] })
  on(querySearchesCall, { responseData: [] })
  on(queryOrderExportsCall, { responseData: [] })
  on(queryLedgerExportsCall, { responseData: [] })
  on(searchOrdersCall, foundPage([foundOrder('B1'), foundOrder('B2', { orderStatus: 'T', due: 5800, currency: '1' })]))
  on(queryOrderFileCall, orderFile())
  on(previewStaffRefundCall, ({ tickets }) => staffRefundPreview({ chosen: tickets }))
  on(queryProposalsCall, ({ proposalNo }) => proposalPage([proposal(proposalNo ? String(proposalNo) : 'P1')]))
  on(queryStaffDeparturesCall, {
    responseData: [
      staffDeparture('08:00', { sold: 38 }),
      staffDeparture('08:30', { sold: 3, statusCode: '2', setCode: '2' }),
      staffDeparture('09:00', { statusCode: '0', setCode: '0' }),
      staffDeparture('09:30', { sold: 40 }),
    ],
  })
  on(queryDifferencesCall, ({ differenceNo }) => differencePage(differenceNo))
  on(queryReconciliationCall, { responseData: { rows: [night('2026-11-20'), night('2026-11-19')], nextBeforeDay: '' } })
  on(queryStaffRequestsCall, requestPage([queuedRequest('Q1'), queuedRequest('Q2', { overdue: true })]))
  on(queryStaffRequestCall, ({ requestNo }) => requestFile(String(requestNo)))
  on(queryLedgerCall, ledgerPage([ledgerEntry('F1'), ledgerEntry('F2', { state: 'DONE', payType: 'cmbpay' })]))
  on(queryPricesCall, linePrices())
  on(queryLineSettingsCall, lineSettings())
  on(queryStaffCouponsCall, {
    responseData: {
      rows: [staffCoupon('C2', { state: 'LOCKED', orderNo: 'B1' }), staffCoupon('C1')],
      nextVoucherNo: '',
    },
  })
  on(queryPromotionsCall, { responseData: [promotion()] })
  on(queryNoticesCall, { responseData: { rows: [noticeRow('n-1')], nextNoticeId: '' } })
  on(queryRulesCall, staffRules())
  on(queryAreasCall, staffAreas())
  on(queryBannersCall, { responseData: { rows: [bannerRow('b-1')], nextBannerId: '' } })
  on(queryOverviewCall, overviewAnswer())
  const over = policyRow('purchase-1', { dateFrom: '', dateTo: '2023-02-13', state: 'OVER' })
  on(queryPoliciesCall, policiesAnswer([policyRow('purchase-2'), over]))
  on(queryPausesCall, { responseData: [pauseRow('p1')] })
  on(calculateFeeCall, {
    responseData: { currency: '2', orderNo: '', rows: [calculatedRow('purchase-2', { applied: true })] },
  })
  on(previewDisruptionCall, countsAnswer())
  on(queryDisruptionsCall, disruptionsAnswer(disruptionRow('X1')))
  return { ...service, on }
}
export type StaffService = Awaited<ReturnType<typeof startStaffService>>
