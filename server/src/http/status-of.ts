import type { ErrorCode } from '@shuttle/contracts'

const STATUS: Partial<Record<ErrorCode, number>> = {
  '401': 401,
  '408': 401,
  BAD_REQUEST: 400,
  TOO_MANY_REQUESTS: 429,
  CODE_TOO_SOON: 429,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  PARTNER_ACCOUNT: 401,
  PARTNER_PERMISSION: 403,
  PARTNER_TIMESTAMP: 401,
  PARTNER_SIGNATURE: 401,
  PARTNER_ENCODING: 400,
  PARTNER_PARAMETERS: 400,
  PAGE_TOO_OLD: 426,
}

/** HTTP status of a refusal: business refusals are 200, the code tells them apart. */
export const getRefusalStatus = (code: ErrorCode): number => STATUS[code] ?? 200
