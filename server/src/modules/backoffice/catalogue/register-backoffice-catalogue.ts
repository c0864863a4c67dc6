import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerAreas } from './areas.routes'
import { registerStaffGuides } from './guides.routes'
import { registerLineSettings } from './line-settings.routes'
import { registerPrices } from './prices.routes'

/** All routes of the back office about the catalogue: prices, seats a day, settings of lines, peak days, areas and guides. */
export const registerBackofficeCatalogue = (app: FastifyInstance, context: AppContext): void => {
  registerPrices(app, context)
  registerLineSettings(app, context)
  registerAreas(app, context)
  registerStaffGuides(app, context)
}
