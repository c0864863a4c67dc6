export {
  BANNER_PICTURE_MAX_BYTES,
  BANNER_PICTURE_TYPES,
  type BannerPictureType,
  checkBannerPicture,
  findBannerPictureType,
} from './banner-picture'
export { ANSWER_TEXT_LIMIT, type AnswerTextViolation, checkAnswerText } from './check-answer-text'
export { AREA_NAME_LIMIT, type Area, type AreaNames, checkArea } from './check-area'
export {
  BANNER_POSITIONS,
  BANNER_TEXT_LIMIT,
  type BannerContent,
  type BannerViolation,
  checkBanner,
} from './check-banner'
export { checkCaptchaRule } from './check-captcha-rule'
export { COUPON_NAME_LIMIT, type CouponTerms, type CouponTermsViolation, checkCouponTerms } from './check-coupon-terms'
export { checkDays, FURTHEST_DAYS, isDayToChange } from './check-dated-change'
export {
  type FareFault,
  type FareFaults,
  type FareField,
  findFareFaults,
  type GivenFares,
  readFares,
} from './check-fares'
export { checkHolidayGuide, checkLineGuide, checkStopGuide, GUIDE_LIMITS, type GuideViolation } from './check-guide'
export {
  findSettingFaults,
  isInRange,
  type SaleSettings,
  SETTING_RANGES,
  type SettingNumber,
  settingNumbers,
} from './check-line-settings'
export { checkNotice, NOTICE_TEXT_LIMITS, type NoticeContent, type NoticeTextField } from './check-notice'
export { checkPeakDays, type PeakFault } from './check-peak-days'
export { checkPolicyTerms, POLICY_LIMITS, type PolicyField, type PolicyTerms } from './check-policy-terms'
export { checkPromotion, isPromotionLine, PROMOTION_MOST_NIGHTS, type PromotionViolation } from './check-promotion'
export { checkSalesRule, mostRuleLevel, type SalesRuleContext } from './check-sales-rule'
export { checkStaffRefund, type StaffRefundTicket, type StaffRefundViolation } from './check-staff-refund'
export { checkSurvey, type Survey } from './check-survey'
export { checkTicketTime, type TicketTimeViolation } from './check-ticket-time'
export { chooseDisruptedTickets, type DisruptedTickets } from './choose-disrupted-tickets'
export { comparePayment } from './compare-payment'
export { compareRefund, type RefundAtProvider } from './compare-refund'
export {
  COUPON_ISSUE_LIMITS,
  type CouponIssue,
  type CouponIssueViolation,
  checkCouponIssue,
  findBadReceivers,
  readReceivers,
} from './coupon-issue'
export { couponIssueWorth } from './coupon-issue-worth'
export {
  type DatedFare,
  type FareAmounts,
  type FaresOfDay,
  faresOn,
  nextFareDay,
  removeFares,
  setFares,
} from './dated-fares'
export { HIGHEST_QUOTA, isQuota, type QuotaStep, quotaOn, setQuota } from './dated-quota'
export { decideSave } from './decide-save'
export {
  checkDelay,
  DELAY_MINUTES,
  DELAY_TEXT_FIELDS,
  DELAY_TEXT_LIMIT,
  type DeclaredDelay,
  type DelayContent,
  type DelayedRides,
  type DelayViolations,
  findDelay,
  isOfDelay,
} from './delay'
export { stateRevision, timesRevision } from './departure-revision'
export { DIFFERENCE_KINDS, type DifferenceKind, isSameMoney, type ProviderMoney } from './difference-kind'
export {
  checkDisruptionScope,
  DISRUPTION_DAYS,
  type DisruptionScope,
  isDisrupted,
  isWholeScopeDeclared,
} from './disruption-scope'
export { isAddressPart } from './is-address-part'
export { isReasonGiven, STAFF_REASON_LENGTH } from './is-reason-given'
export { isReferenceGiven, REFERENCE_LENGTH } from './is-reference-given'
export { LEDGER_STATES, type LedgerState } from './ledger-states'
export { isTravelSpan, listTravelDays, MOST_TRAVEL_DAYS, type TravelDays } from './list-travel-days'
export { maskEmail } from './mask-email'
export { needsSecondApproval } from './needs-second-approval'
export { checkNightDay, dayLimits, nightDueAt, nightRetryAt } from './night-times'
export { overrideFee } from './override-fee'
export {
  parseTimetable,
  TIMETABLE_LIMITS,
  type Timetable,
  type TimetableError,
  type TimetableFault,
  type TimetableTime,
} from './parse-timetable'
export { type DeparturePlan, type PlannedDeparture, planDepartures } from './plan-departures'
export { type DatedPolicy, hasBegun, type PolicyEnds, planAddition, planWithdrawal } from './plan-policies'
export { readBannerLink } from './read-banner-link'
export { readObjectNumber } from './read-object-number'
export { doSpansMeet, endRuleSpan, type RuleSpan, type RuleState, ruleStateAt } from './rule-span'
export { isSeatCapacity, leastSeats, SEAT_CAPACITY } from './seat-capacity'
export { endShownWindow, type ShownState, type ShownWindow, shownStateAt } from './shown-window'
export { findSpreadFault, type SpreadField, spreadTimetable, type TimetableSpread } from './spread-timetable'
export {
  checkStaffOrderAction,
  STAFF_ORDER_ACTIONS,
  type StaffOrderAction,
  type StaffOrderActionInput,
  type StaffOrderActionRefusal,
} from './staff-order-actions'
export {
  isStaffAction,
  isStaffRole,
  mayStaff,
  STAFF_POSITIONS,
  STAFF_RIGHTS,
  STAFF_ROLES,
  type StaffAction,
  type StaffPosition,
  type StaffRole,
  staffActionsOf,
} from './staff-rights'
export {
  checkStaffSession,
  extendsSession,
  needsStepUp,
  STAFF_IDLE_MS,
  STEP_UP_MS,
  type StaffSession,
  type StaffSessionRefusal,
} from './staff-session'
export { type CsvColumn, toCsv } from './to-csv'
export { withoutHiddenMarks } from './without-hidden-marks'
