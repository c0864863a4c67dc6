export {
  type DelayRow,
  endDelay,
  endDelaysOf,
  findDelayByKey,
  findDelayRow,
  insertDelay,
  listDelays,
  toDelay,
} from './delays.repository'
export { findLateTickets } from './find-late-tickets'
export { type AffectedRide, findRideNotices } from './find-ride-notices'
export { getDelayText, presentRideNotices } from './ride-notices.presenter'
export { registerRideStates } from './ride-states.routes'
