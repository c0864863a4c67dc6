export { addAreaCall, queryAreasCall, removeAreaCall, renameAreaCall, type StaffArea } from './areas'
export { addPictureCall, endBannerCall, queryBannersCall, type StaffBanner, saveBannerCall } from './banners'
export { endCaptchaRuleCall, saveCaptchaRuleCall } from './captcha-rules'
export { checkTicketCall, overrideTicketCall, refusedTicket, type TicketCheck } from './check-ticket'
export { shownState } from './content-scalars'
export {
  approveCouponIssueCall,
  couponTerms,
  type IssuedCoupons,
  issueCouponsCall,
  queryStaffCouponsCall,
  rejectCouponIssueCall,
  revokeCouponCall,
  type StaffCoupon,
  type StaffCouponState,
  staffCouponState,
  type WaitingIssue,
} from './coupons'
export { type CsvFile, EXPORT_ROWS } from './csv-file'
export { defineStaffCall, type StaffCallDefinition } from './define-staff-call'
export { declareDelayCall, endDelayCall, queryDelaysCall, type StaffDelay } from './delays'
export {
  applyTimetableCall,
  type DepartureChoice,
  previewDepartureStatesCall,
  previewTimetableCall,
  queryStaffDeparturesCall,
  type StaffDeparture,
  type StatePreview,
  setDepartureCapacityCall,
  setDepartureStatesCall,
  type TimetablePreview,
} from './departures'
export { closeDifferenceCall, type Difference, queryDifferencesCall } from './differences'
export {
  type DisruptedOrder,
  type Disruption,
  type DisruptionCounts,
  type DisruptionMove,
  declareDisruptionCall,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
} from './disruptions'
export {
  holidayGuideContent,
  lineGuideContent,
  queryStaffGuidesCall,
  type StaffGuides,
  type StaffHolidays,
  type StaffLineGuide,
  type StaffStopGuide,
  saveHolidaysCall,
  saveLineGuideCall,
  saveStopGuideCall,
  stopGuideContent,
} from './guides'
export {
  addPeakDaysCall,
  type LineOnSale,
  queryLineSettingsCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  setLineSettingsCall,
} from './line-settings'
export {
  type ListFile,
  queryLedgerExportsCall,
  queryOrderExportsCall,
  readLedgerExportCall,
  readOrderExportCall,
  startLedgerExportCall,
  startOrderExportCall,
} from './list-exports'
export { endNoticeCall, queryNoticesCall, type StaffNotice, saveNoticeCall } from './notices'
export { addNoteCall, resendMailCall, unmaskDocumentCall, verifyPaymentCall } from './order-actions'
export { type OrderFilters, type OrderSort, orderFilters, orderSort } from './order-filters'
export {
  catalogueLine,
  type LinePrices,
  queryPricesCall,
  removeFaresCall,
  setFaresCall,
  setQuotaCall,
  type TicketPrices,
  type TicketQuota,
} from './prices'
export { queryPromotionsCall, type StaffPromotion, savePromotionCall } from './promotions'
export { type AuditEvent, queryAuditCall } from './query-audit'
export { queryStaffIndexCall, type StaffIndex } from './query-index'
export { type OrderFile, queryOrderFileCall } from './query-order-file'
export {
  type Overview,
  queryOverviewCall,
  type SeatsOnLine,
  type SoldOnLine,
  type StuckPayment,
} from './query-overview'
export { type Night, type NightSum, queryReconciliationCall, runReconciliationCall } from './reconciliation'
export {
  type AddedPause,
  addPauseCall,
  addPolicyCall,
  type CalculatedFee,
  calculateFeeCall,
  changePolicyCall,
  endPauseCall,
  type FeeQuestion,
  type Pause,
  type PolicyContent,
  type PolicyVersion,
  type PolicyVersions,
  queryPausesCall,
  queryPoliciesCall,
  withdrawPolicyCall,
} from './refund-fees'
export { exportLedgerCall, type LedgerEntry, queryLedgerCall, retryRefundCall, settleRefundCall } from './refund-ledger'
export {
  approveStaffRequestCall,
  type QueuedRequest,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  type ReadProof,
  type RequestFile,
  readStaffProofCall,
  rejectStaffRequestCall,
} from './refund-requests'
export {
  type AppRelease,
  approveReleaseCall,
  compareReleaseCall,
  dropReleaseCall,
  moveReleaseCall,
  queryReleaseHistoryCall,
  queryReleasesCall,
  type ReleaseComparison,
  type ReleasedVersion,
  type ReleaseHistoryEntry,
  type ReleaseLink,
  type ReleaseMoveKind,
  type ReleaseProposal,
  type SiteReleasesRead,
  type StaffReleases,
} from './releases'
export { queryRulesCall, type Rules } from './rules'
export { endSalesRuleCall, saveSalesRuleCall } from './sales-rules'
export { deleteSearchCall, querySearchesCall, type SavedSearch, saveSearchCall } from './saved-searches'
export { exportOrdersCall, type FoundOrder, type FoundPage, searchOrdersCall } from './search-orders'
export {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  type FactorSecret,
  giveSecondFactorCall,
  issueEnrolmentCodeCall,
  resetSecondFactorCall,
} from './second-factor'
export { queryStaffCall, type StaffMember, setStaffRoleCall } from './staff-members'
export {
  approveProposalCall,
  type Proposal,
  previewStaffRefundCall,
  queryProposalsCall,
  refundTicketsByStaffCall,
  rejectProposalCall,
  type StaffRefund,
  type StaffRefundOutcome,
  type StaffRefundPreview,
  type TicketToRefund,
} from './staff-refunds'
export { endSurveyCall, saveSurveyCall } from './surveys'
