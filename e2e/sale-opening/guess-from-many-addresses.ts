import pMap from 'p-map'
import { createClient, credentials } from './client'
import type { SaleOpeningSite } from './sale-opening-site'

/** Concurrent guesses, all of which may have begun before the last one was counted. */
export const GUESSERS = 10

interface Spread {
  guesses: number
  /** The address of each guess. */
  toAddress: (guess: number) => string
  isReading: boolean
}

/** An attack that guesses each account once and uses each address once; returns how many guesses were compared. */
export const guessFromManyAddresses = async (site: SaleOpeningSite, { guesses, toAddress, isReading }: Spread) => {
  const isCompared = async (at: number): Promise<boolean> => {
    const client = createClient(site, toAddress(at))
    const guess = credentials(`member${at}@spread.test`, 'a guess')
    const { code } = await (isReading ? client.postReading('login', guess, 'login') : client.post('login', guess))
    return code === 'BAD_CREDENTIALS'
  }
  const compared = await pMap(Array(guesses).keys(), isCompared, { concurrency: GUESSERS })
  return compared.filter(Boolean).length
}
