import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { BASE_PATH } from '@shuttle/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { aroundAddress, type Limits, type Range } from '../config/limits'
import type { ProcessContext } from '../runtime/context'
import { Refusal } from '../runtime/errors'
import { addressRanges } from './address-ranges'
import { SharedCounts } from './shared-counts'

/**
 * Many phones behind one address load the same files, which browsers cache for a year, and each polls every few seconds
 * for withdrawn builds; both are served from memory.
 */
const UNLIMITED = [`${BASE_PATH}shell/`, `${BASE_PATH}remotes/`, `${BASE_PATH}registry/withdrawn`]
const isUnlimited = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && UNLIMITED.some((start) => url.startsWith(start))

/**
 * By the route that answers, because an address has several spellings (`/%61pi/`); by the address where there is none.
 */
const isCall = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/')

const all = new WeakMap<ProcessContext, SharedCounts>()

/** The counts of a process, which its job exchanges with those of the others. */
export const sharedCounts = (context: ProcessContext): SharedCounts => {
  const counts = all.get(context) ?? new SharedCounts(context.clock.now, context.config.secrets.codes)
  all.set(context, counts)
  return counts
}

type RequestLimit = Limits['calls'] | Limits['pages']

/** Counts a request for its address and the ranges around it; answers the count that is furthest beyond its limit. */
const countRequest = (counts: SharedCounts, name: string, ip: string, { most, windowMs }: RequestLimit) => {
  const ranges = addressRanges(ip)
  const counted = (Object.keys(most) as Array<Exclude<Range, 'all'>>).flatMap((range) => {
    const text = ranges[range]
    if (text === undefined) return []
    const { current, ttl } = counts.add(`${name}:${text}`, { most: most[range], windowMs })
    // In units of the narrowest limit, which is the one that the plugin compares with.
    return [{ current: Math.ceil((current / most[range]) * most.address), ttl }]
  })
  return counted.reduce((worst, next) => (next.current > worst.current ? next : worst))
}

type Counted = (error: null, result: { current: number; ttl: number }) => void

/** The store of the plugin: by address and the ranges around it, a route with its own limit apart from the others. */
const createStore = (counts: SharedCounts, { calls, pages }: Limits): FastifyRateLimitStoreCtor => {
  class RouteStore {
    constructor(private readonly route: string) {}

    incr(key: string, callback: Counted, windowMs: number, most: number): void {
      const [, ip = ''] = key.split(' ')
      callback(null, countRequest(counts, this.route, ip, { most: aroundAddress(most), windowMs }))
    }

    child(options: object): RouteStore {
      // The same in every process.
      return new RouteStore((options as { routeInfo?: { url?: string } }).routeInfo?.url ?? '')
    }
  }
  return class RequestStore extends RouteStore {
    constructor() {
      super('')
    }

    override incr(key: string, callback: Counted): void {
      const [kind = '', ip = ''] = key.split(' ')
      callback(null, countRequest(counts, kind, ip, kind === 'calls' ? calls : pages))
    }
  }
}

/**
 * Limits requests against floods: calls and pages separately, builds not at all, by address and shared by all
 * processes.
 */
export const limitRequests = async (app: FastifyInstance, context: ProcessContext): Promise<void> => {
  const { limits } = context.config
  await app.register(rateLimit, {
    max: (request) => (isCall(request) ? limits.calls : limits.pages).most.address,
    timeWindow: limits.calls.windowMs,
    allowList: isUnlimited,
    keyGenerator: (request) => `${isCall(request) ? 'calls' : 'pages'} ${request.ip}`,
    store: createStore(sharedCounts(context), limits),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}
