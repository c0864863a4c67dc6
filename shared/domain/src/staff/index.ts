export { ANSWER_TEXT_LIMIT, type AnswerTextViolation, checkAnswerText } from './check-answer-text'
export { checkTicketTime, type TicketRide, type TicketTimeViolation, ticketTimes } from './check-ticket-time'
export { maskEmail } from './mask-email'
export { checkOrderAct, ORDER_ACTS, type OrderAct, type OrderActFacts, type OrderActRefusal } from './order-acts'
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
  keepsAwake,
  needsStepUp,
  STAFF_IDLE_MS,
  STEP_UP_MS,
  type StaffSession,
  type StaffSessionRefusal,
} from './staff-session'
export { type CsvColumn, toCsv } from './to-csv'
