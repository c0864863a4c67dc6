import { querySalesPolicy } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import type { LineSales } from './line-sales'
import { lineSalesFromWire } from './line-sales.mapper'

/** How a line is sold, for the rules of the domain to answer about any day. Public. Refused: LINE_NOT_FOUND. */
export const fetchLineSales = async (lineCode: string, options: CallOptions = {}): Promise<LineSales> =>
  lineSalesFromWire((await callService(querySalesPolicy, { lineCode }, options)).responseData)
