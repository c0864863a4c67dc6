import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerStaffBanners } from './staff-banners.routes'
import { registerStaffNotices } from './staff-notices.routes'

/** Everything of the back office about what home announces. */
export const registerOfficeContent = (app: FastifyInstance, context: AppContext): void => {
  registerStaffNotices(app, context)
  registerStaffBanners(app, context)
}
