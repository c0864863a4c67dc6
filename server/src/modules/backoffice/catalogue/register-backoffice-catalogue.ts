import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerAreas } from './areas.routes'
import { registerLineSettings } from './line-settings.routes'
import { registerPrices } from './prices.routes'

/** All routes of the back office about the catalogue: prices, seats a day, settings of lines, peak days and areas. */
export const registerBackofficeCatalogue = (app: FastifyInstance, context: AppContext): void => {
  registerPrices(app, context)
  registerLineSettings(app, context)
  registerAreas(app, context)
}
