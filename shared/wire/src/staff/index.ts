export { addAreaCall, areaRow, queryAreasCall, removeAreaCall, renameAreaCall } from './areas'
export { addPictureCall, endBannerCall, queryBannersCall, saveBannerCall, staffBannerRow } from './banners'
export { endCaptchaRuleCall, saveCaptchaRuleCall, staffCaptchaRuleRow } from './captcha-rules'
export { checkTicketCall, overrideTicketCall } from './check-ticket'
export { SHOWN_STATE_CODES } from './content-scalars'
export {
  approveCouponIssueCall,
  COUPON_STATE_CODES,
  issueCouponsCall,
  queryStaffCouponsCall,
  rejectCouponIssueCall,
  revokeCouponCall,
  staffCouponRow,
} from './coupons'
export { EXPORT_ROWS } from './csv-file'
export {
  applyTimetableCall,
  previewDepartureStatesCall,
  previewTimetableCall,
  queryStaffDeparturesCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
  staffDepartureRow,
  TIMETABLE_FAULT_CODES,
} from './departures'
export { closeDifferenceCall, DIFFERENCE_CODES, differenceRow, queryDifferencesCall } from './differences'
export {
  DISRUPTION_MOVES,
  DISRUPTION_ORDER_STATE_CODES,
  DISRUPTION_STATE_CODES,
  declareDisruptionCall,
  disruptedOrderRow,
  disruptionCounts,
  disruptionRow,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
} from './disruptions'
export {
  addPeakDaysCall,
  lineSettingsRow,
  peakDaysRow,
  queryLineSettingsCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  setLineSettingsCall,
} from './line-settings'
export {
  LIST_EXPORT_STATES,
  listExportRow,
  queryLedgerExportsCall,
  queryOrderExportsCall,
  readLedgerExportCall,
  readOrderExportCall,
  startLedgerExportCall,
  startOrderExportCall,
} from './list-exports'
export { endNoticeCall, queryNoticesCall, saveNoticeCall, staffNoticeRow } from './notices'
export { addNoteCall, resendMailCall, staffReason, unmaskDocumentCall, verifyPaymentCall } from './order-actions'
export { ORDER_SORTS, ORDER_STATUS_CODES, orderFilters } from './order-filters'
export {
  catalogueLineRow,
  datedFareRow,
  fareTypeRow,
  queryPricesCall,
  removeFaresCall,
  setFaresCall,
  setQuotaCall,
} from './prices'
export { promotionRow, queryPromotionsCall, savePromotionCall } from './promotions'
export { AUDIT_OUTCOMES, auditRow, queryAuditCall } from './query-audit'
export { queryStaffIndexCall } from './query-index'
export { orderNoteRow, queryOrderFileCall, TIMELINE_KINDS } from './query-order-file'
export { queryOverviewCall, seatsRow, soldRow, stuckPaymentRow } from './query-overview'
export { NIGHT_STATE_CODES, nightRow, queryReconciliationCall, runReconciliationCall } from './reconciliation'
export {
  addPauseCall,
  addPolicyCall,
  calculatedRow,
  calculateFeeCall,
  changePolicyCall,
  endPauseCall,
  POLICY_STATE_CODES,
  pauseRow,
  policyVersionRow,
  queryPausesCall,
  queryPoliciesCall,
  withdrawPolicyCall,
} from './refund-fees'
export {
  exportLedgerCall,
  LEDGER_STATE_CODES,
  ledgerRow,
  queryLedgerCall,
  retryRefundCall,
  settleRefundCall,
} from './refund-ledger'
export {
  approveStaffRequestCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  queuedRequestRow,
  REFUND_REQUEST_STATE_CODES,
  readStaffProofCall,
  rejectStaffRequestCall,
  requestedTicketRow,
  staffRequestDetail,
} from './refund-requests'
export { RULE_STATE_CODES } from './rule-scalars'
export { queryRulesCall } from './rules'
export { endSalesRuleCall, saveSalesRuleCall, staffSalesRuleRow } from './sales-rules'
export { deleteSearchCall, querySearchesCall, savedSearchRow, saveSearchCall } from './saved-searches'
export { exportOrdersCall, foundOrderRow, SEARCH_READINGS, searchOrdersCall } from './search-orders'
export {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  giveSecondFactorCall,
  issueEnrolmentCodeCall,
  resetSecondFactorCall,
  SECOND_FACTOR_STATES,
} from './second-factor'
export { queryStaffCall, setStaffRoleCall, staffRow } from './staff-members'
export {
  approveProposalCall,
  PROPOSAL_STATE_CODES,
  previewStaffRefundCall,
  proposalRow,
  queryProposalsCall,
  refundTicketsByStaffCall,
  rejectProposalCall,
  staffRefundOutcome,
  staffRefundTicketRow,
} from './staff-refunds'
export { endSurveyCall, saveSurveyCall, staffSurveyRow } from './surveys'
