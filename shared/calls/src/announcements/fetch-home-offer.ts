import { queryRoute } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import type { HomeContent } from './announcements'
import { homeContentFromWire } from './announcements.mapper'

/** Lines on sale in the server's order, with what home announces beside them. Public. */
export const fetchHomeContent = async (options: CallOptions = {}): Promise<HomeContent> =>
  homeContentFromWire(await callService(queryRoute, {}, options))
