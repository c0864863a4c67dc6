import { hash } from '@node-rs/argon2'

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * The hash of a password for tests. A comparison costs as much as the hash: with this one nothing, with the service's a
 * thirtieth of a second.
 */
export const hashCheaply = (password: string): Promise<string> => hash(password, CHEAPEST)
