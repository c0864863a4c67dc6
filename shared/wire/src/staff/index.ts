export { addArea, areaRow, queryAreas, removeArea, renameArea } from './areas'
export { addPicture, endBanner, queryBanners, saveBanner, staffBannerRow } from './banners'
export { endCaptchaRule, saveCaptchaRule, staffCaptchaRuleRow } from './captcha-rules'
export { checkTicket, overrideTicket } from './check-ticket'
export { SHOWN_STATE_CODES } from './content-scalars'
export {
  approveCouponIssue,
  COUPON_STATE_CODES,
  issueCoupons,
  queryStaffCoupons,
  rejectCouponIssue,
  revokeCoupon,
  staffCouponRow,
} from './coupons'
export { EXPORT_ROWS } from './csv-file'
export {
  applyTimetable,
  previewDepartureStates,
  previewTimetable,
  queryStaffDepartures,
  setDepartureCapacity,
  setDepartureStates,
  staffDepartureRow,
  TIMETABLE_FAULT_CODES,
} from './departures'
export { closeDifference, DIFFERENCE_CODES, differenceRow, queryDifferences } from './differences'
export {
  DISRUPTION_MOVES,
  DISRUPTION_ORDER_STATE_CODES,
  DISRUPTION_STATE_CODES,
  declareDisruption,
  disruptedOrderRow,
  disruptionCounts,
  disruptionRow,
  moveDisruption,
  previewDisruption,
  queryDisruptedOrders,
  queryDisruptions,
} from './disruptions'
export {
  addPeakDays,
  lineSettingsRow,
  peakDaysRow,
  queryLineSettings,
  removeLineSettings,
  removePeakDays,
  setLineSettings,
} from './line-settings'
export {
  LIST_EXPORT_STATES,
  listExportRow,
  queryLedgerExports,
  queryOrderExports,
  readLedgerExport,
  readOrderExport,
  startLedgerExport,
  startOrderExport,
} from './list-exports'
export { endNotice, queryNotices, saveNotice, staffNoticeRow } from './notices'
export { addNote, askProvider, resendMail, staffReason, unmaskDocument } from './order-acts'
export { ORDER_SORTS, ORDER_STATUS_CODES, orderFilters } from './order-filters'
export { catalogueLineRow, datedFareRow, fareTypeRow, queryPrices, removeFares, setFares, setQuota } from './prices'
export { promotionRow, queryPromotions, savePromotion } from './promotions'
export { AUDIT_OUTCOMES, auditRow, queryAudit } from './query-audit'
export { queryStaffIndex } from './query-index'
export { orderNoteRow, queryOrderFile, TIMELINE_KINDS } from './query-order-file'
export { queryOverview, seatsRow, soldRow, stuckPaymentRow } from './query-overview'
export { NIGHT_STATE_CODES, nightRow, queryReconciliation, runReconciliation } from './reconciliation'
export {
  addPause,
  addPolicy,
  calculatedRow,
  calculateFee,
  changePolicy,
  endPause,
  POLICY_STATE_CODES,
  pauseRow,
  policyVersionRow,
  queryPauses,
  queryPolicies,
  withdrawPolicy,
} from './refund-fees'
export { exportLedger, LEDGER_STATE_CODES, ledgerRow, queryLedger, retryRefund, settleRefund } from './refund-ledger'
export {
  approveStaffRequest,
  queryStaffRequest,
  queryStaffRequests,
  queuedRequestRow,
  REFUND_REQUEST_STATE_CODES,
  readStaffProof,
  rejectStaffRequest,
  requestedTicketRow,
  staffRequestDetail,
} from './refund-requests'
export { RULE_STATE_CODES } from './rule-scalars'
export { queryRules } from './rules'
export { endSalesRule, saveSalesRule, staffSalesRuleRow } from './sales-rules'
export { deleteSearch, querySearches, savedSearchRow, saveSearch } from './saved-searches'
export { exportOrders, foundOrderRow, SEARCH_READINGS, searchOrders } from './search-orders'
export {
  beginEnrolment,
  confirmEnrolment,
  giveSecondFactor,
  issueEnrolmentCode,
  resetSecondFactor,
  SECOND_FACTOR_STATES,
} from './second-factor'
export { queryStaff, setStaffRole, staffRow } from './staff-members'
export {
  approveProposal,
  PROPOSAL_STATE_CODES,
  previewStaffRefund,
  proposalRow,
  queryProposals,
  refundTicketsByStaff,
  rejectProposal,
  staffRefundOutcome,
  staffRefundTicketRow,
} from './staff-refunds'
export { endSurvey, saveSurvey, staffSurveyRow } from './surveys'
