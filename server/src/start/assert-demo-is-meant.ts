import { type Config, ConfigFault } from '../config'

type Settings = Pick<Config, 'production' | 'role' | 'isDatabaseHere' | 'demo' | 'publicUrl' | 'gateway' | 'ticketKey'>

/** What only a site that sells has, in the words of the settings. */
const listSignsOfSale = ({ isDatabaseHere, publicUrl, gateway, ticketKey }: Settings): string[] => [
  ...(isDatabaseHere ? [] : ['DATABASE_URL is on another machine']),
  ...(publicUrl.startsWith('https:') ? ['PUBLIC_URL is https'] : []),
  ...(gateway.url === undefined ? [] : ['GATEWAY_URL is set']),
  ...(ticketKey === undefined ? [] : ['TICKET_KEY is set']),
]

/**
 * Anything but production fills its database with accounts whose password is published: where the settings look like those of a site that
 * sells, as they do when NODE_ENV is forgotten, only if that is meant. Throws ConfigFault.
 */
export const assertDemoIsMeant = (config: Settings): void => {
  if (config.production || config.role === 'delivery' || config.demo) return
  const signs = listSignsOfSale(config)
  if (signs.length === 0) return
  throw new ConfigFault(
    `${signs.join(', ')}, and this start would fill the database with the demo: set NODE_ENV=production, or DEMO=yes where the demo is meant`,
  )
}
