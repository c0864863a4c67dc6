import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerStaffBanners } from './staff-banners.routes'
import { registerStaffNotices } from './staff-notices.routes'

/** All routes of the back office about the announcements of the home page. */
export const registerBackofficeContent = (app: FastifyInstance, context: AppContext): void => {
  registerStaffNotices(app, context)
  registerStaffBanners(app, context)
}
