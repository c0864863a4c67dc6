import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerStaffCoupons } from './staff-coupons.routes'
import { registerStaffPromotions } from './staff-promotions.routes'

/** All routes of the back office about coupons and promotions. */
export const registerBackofficeCoupons = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCoupons(app, context)
  registerStaffPromotions(app, context)
}
