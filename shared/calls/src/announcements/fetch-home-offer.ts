import { queryRoute } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import type { HomeOffer } from './announcements'
import { homeOfferFromWire } from './announcements.mapper'

/** Lines on sale in the server's order, with what home announces beside them. Public. */
export const fetchHomeOffer = async (options: AskOptions = {}): Promise<HomeOffer> =>
  homeOfferFromWire(await ask(queryRoute, {}, options))
