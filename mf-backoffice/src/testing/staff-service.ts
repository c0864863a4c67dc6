import { type StaffPosition, staffActionsOf } from '@shuttle/domain/staff'
import { type FakeAnswer, startFakeService } from '@shuttle/testing'
import { type CallDefinition, queryRouteCall } from '@shuttle/wire'
import {
  type AuditEvent,
  calculateFeeCall,
  compareReleaseCall,
  previewDisruptionCall,
  previewStaffRefundCall,
  queryAreasCall,
  queryAuditCall,
  queryBannersCall,
  queryDelaysCall,
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
  queryReleaseHistoryCall,
  queryReleasesCall,
  queryRulesCall,
  querySearchesCall,
  queryStaffCall,
  queryStaffCouponsCall,
  queryStaffDeparturesCall,
  queryStaffGuidesCall,
  queryStaffIndexCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  type StaffCallDefinition,
  type StaffIndex,
  type StaffMember,
  searchOrdersCall,
} from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import { bannerRow, noticeRow, promotion, staffCoupon } from './content-rows'
import { staffDeparture } from './departure'
import { disruption, disruptionCounts } from './disruption'
import { calculatedFee, pause, policyVersion, policyVersions } from './fees-answers'
import { foundOrder, foundPage } from './found-order'
import { staffGuides } from './guides'
import { linePrices, lineSettings } from './line-prices'
import { orderFile } from './order-file'
import { overviewAnswer } from './overview-answer'
import { difference, night } from './reconciliation'
import { ledgerEntry, ledgerPage, queuedRequest, requestFile, requestPage } from './refund-answers'
import { historyEntry, staffReleases } from './releases'
import { staffAreas, staffRules } from './rules'
import { proposal, proposalPage, staffRefundPreview } from './staff-refund'

type Body = Record<string, unknown>

/** The index answer of a role; tests name the rights they need. */
export const indexAnswer = (change: Partial<StaffIndex> = {}): StaffIndex => ({
  role: 'supervisor',
  rights: staffActionsOf('supervisor'),
  secondFactor: 'off',
  ...change,
})

/** An account of level 9 in a role that the system gave. */
export const staffMember = (name: string, role: StaffPosition): StaffMember => ({
  accountId: `a-${name}`,
  email: `${name}@demo.test`,
  nickname: `Demo ${name}`,
  role,
  grantedAt: role === 'none' ? undefined : Date.parse('2026-11-01T09:00:00+08:00'),
  grantedBy: undefined,
})

export const anAuditEvent = (entry: number, change: Partial<AuditEvent> = {}): AuditEvent => ({
  entry,
  at: Date.parse('2026-11-21T09:30:00+08:00'),
  accountId: 'a-supervisor',
  role: 'supervisor',
  action: 'staff.edit',
  object: { kind: 'account', id: 'a-support' },
  outcome: 'done',
  refusal: undefined,
  before: '{"role":"none"}',
  after: '{"role":"support"}',
  requestId: `r-${entry}`,
  ...change,
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
  /** Answers a call from now on, in the names of the domain. */
  const serve = <Call extends StaffCallDefinition>(
    call: Call,
    data: z.output<Call['data']> | ((body: z.output<Call['request']>) => z.output<Call['data']>),
  ) =>
    on(call, (body) => {
      const read = data as (body: z.output<Call['request']>) => z.output<Call['data']>
      const answered =
        typeof data === 'function' ? read(z.decode(call.request, body) as z.output<Call['request']>) : data
      return { responseData: z.encode(call.data, answered) }
    })
  /** Bodies of a call, in the names of the domain. */
  const sent = <Call extends StaffCallDefinition>(call: Call): z.output<Call['request']>[] =>
    service.getCalls(call).map(({ body }) => z.decode(call.request, body) as z.output<Call['request']>)
  serve(queryStaffIndexCall, indexAnswer())
  serve(queryStaffCall, [
    staffMember('level9', 'supervisor'),
    staffMember('new', 'none'),
    staffMember('supervisor', 'supervisor'),
    staffMember('support', 'support'),
  ])
  serve(queryAuditCall, [
    anAuditEvent(2),
    anAuditEvent(1, { outcome: 'refused', refusal: 'STAFF_FORM_STALE', after: undefined }),
  ])
  on(queryRouteCall, { responseData: [LINE], notice: [], swiper: [] })
  serve(querySearchesCall, [])
  serve(queryOrderExportsCall, [])
  serve(queryLedgerExportsCall, [])
  const refunding = foundOrder('B2', { status: 'refunding', due: 5800, currency: 'CNY' })
  serve(searchOrdersCall, foundPage([foundOrder('B1'), refunding]))
  serve(queryOrderFileCall, orderFile())
  serve(previewStaffRefundCall, ({ tickets }) => staffRefundPreview({ chosen: tickets }))
  serve(queryProposalsCall, ({ proposalNo = 'P1' }) => proposalPage([proposal(proposalNo)]))
  serve(queryStaffDeparturesCall, [
    staffDeparture('08:00', { sold: 38 }),
    staffDeparture('08:30', { sold: 3, status: 'paused', shown: 'paused' }),
    staffDeparture('09:00', { status: 'closed', shown: 'closed' }),
    staffDeparture('09:30', { sold: 40 }),
  ])
  serve(queryDifferencesCall, ({ differenceNo }) => ({
    rows: (differenceNo === undefined ? ['D1', 'D2'] : [differenceNo]).map((one) => difference(one)),
    next: undefined,
  }))
  serve(queryReconciliationCall, { rows: [night('2026-11-20'), night('2026-11-19')], next: undefined })
  serve(queryStaffRequestsCall, requestPage([queuedRequest('Q1'), queuedRequest('Q2', { isOverdue: true })]))
  serve(queryStaffRequestCall, ({ requestNo }) => requestFile(requestNo))
  serve(queryLedgerCall, ledgerPage([ledgerEntry('F1'), ledgerEntry('F2', { state: 'done', payType: 'cmbpay' })]))
  serve(queryPricesCall, linePrices())
  serve(queryLineSettingsCall, lineSettings())
  serve(queryStaffCouponsCall, {
    rows: [staffCoupon('C2', { state: 'locked', orderNo: 'B1' }), staffCoupon('C1')],
    next: undefined,
  })
  serve(queryPromotionsCall, [promotion()])
  serve(queryNoticesCall, { rows: [noticeRow('n-1')], next: undefined })
  serve(queryRulesCall, staffRules())
  serve(queryAreasCall, staffAreas())
  serve(queryStaffGuidesCall, staffGuides())
  serve(queryBannersCall, { rows: [bannerRow('b-1')], next: undefined })
  serve(queryOverviewCall, overviewAnswer())
  const over = policyVersion('purchase-1', { from: undefined, until: '2023-02-13', state: 'over' })
  serve(queryPoliciesCall, policyVersions([policyVersion('purchase-2'), over]))
  serve(queryPausesCall, [pause('p1')])
  serve(calculateFeeCall, { currency: 'HKD', rows: [calculatedFee('purchase-2', { isApplied: true })] })
  serve(queryDelaysCall, { rows: [] })
  serve(queryReleasesCall, staffReleases())
  serve(queryReleaseHistoryCall, [historyEntry()])
  serve(compareReleaseCall, { broken: [] })
  serve(previewDisruptionCall, disruptionCounts())
  serve(queryDisruptionsCall, { rows: [disruption('X1')], next: undefined })
  return { ...service, on, serve, sent }
}
export type StaffService = Awaited<ReturnType<typeof startStaffService>>
