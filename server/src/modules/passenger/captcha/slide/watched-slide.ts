import { SlideFault, type SlideProof, type SlideService } from './slide-service'

/**
 * How long an observation counts: a missing script is checked again soon; a service that gave no answer is not called
 * for a minute, because its script proves nothing about it.
 */
const REMEMBERED_MS = { there: 30_000, missing: 10_000, faulty: 60_000 }

export interface WatchedSlide {
  /** Undefined: the service is down. */
  verifySlide: (proof: SlideProof) => Promise<boolean | undefined>
  isUp: () => Promise<boolean>
}

/** A slide service that is known to be up or down. Each process checks by itself; `elapsed` is monotonic. */
export const watchSlide = (
  service: SlideService | undefined,
  options: { elapsed: () => number; warn: (error: Error) => void },
): WatchedSlide => {
  let seen: { up: boolean; until: number } | undefined
  let checking: Promise<boolean> | undefined
  const note = (what: keyof typeof REMEMBERED_MS): boolean => {
    seen = { up: what === 'there', until: options.elapsed() + REMEMBERED_MS[what] }
    return seen.up
  }
  const check = async (slide: SlideService): Promise<boolean> => {
    try {
      return note((await slide.isThere()) ? 'there' : 'missing')
    } finally {
      checking = undefined
    }
  }
  return {
    isUp: async () => {
      if (service === undefined) return false
      if (seen && options.elapsed() < seen.until) return seen.up
      checking ??= check(service)
      return checking
    },
    verifySlide: async (proof) => {
      try {
        return await service?.verifySlide(proof)
      } catch (error) {
        if (!(error instanceof SlideFault)) throw error
        options.warn(error)
        note('faulty')
        return undefined
      }
    },
  }
}
