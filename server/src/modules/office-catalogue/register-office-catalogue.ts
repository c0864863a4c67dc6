import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerLineSettings } from './line-settings.routes'
import { registerPrices } from './prices.routes'

/** Everything of the back office about what is sold: prices, seats a day, settings of lines and peak days. */
export const registerOfficeCatalogue = (app: FastifyInstance, context: AppContext): void => {
  registerPrices(app, context)
  registerLineSettings(app, context)
}
