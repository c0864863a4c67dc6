export { ACCOUNT_LIMITS, type Limit, type Limits } from '../config/limits'
export { addressRanges } from './address-ranges'
export { deleteKeys, lockKey } from './limit-counters.repository'
export { limitRequests, sharedCounts } from './limit-requests'
export {
  type CountedAt,
  countForRanges,
  countStrictly,
  type RateLimitStatus,
  readRateLimitStatus,
} from './rate-limit-status'
