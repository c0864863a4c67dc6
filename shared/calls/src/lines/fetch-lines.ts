import { queryRoute } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { lineFromWire } from './line.mapper'
import type { LineOnSale } from './line-on-sale'

/** The lines on sale, in the server's order. Public. */
export const fetchLines = async (options: CallOptions = {}): Promise<LineOnSale[]> => {
  const answer = await callService(queryRoute, {}, options)
  return answer.responseData.flatMap((row) => lineFromWire(row) ?? [])
}
