import { queryRoute } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { lineFromWire } from './line.mapper'
import type { LineOnSale } from './line-on-sale'

/** The lines on sale, in the server's order. Public. */
export const fetchLines = async (options: AskOptions = {}): Promise<LineOnSale[]> => {
  const answer = await ask(queryRoute, {}, options)
  return answer.responseData.flatMap((row) => lineFromWire(row) ?? [])
}
