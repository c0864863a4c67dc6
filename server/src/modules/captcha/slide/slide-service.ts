/** What the script of a slide service hands over when the slide was done, and where it was done. */
export interface SlideProof {
  sessionId: string
  sig: string
  token: string
  scene: string
  /** Of the passenger. */
  ip: string
}

/** A slide service. Calls go out to it and must never happen inside a database transaction. */
export interface SlideService {
  /** Whether the service gave out this proof and has not been asked before. Rejects with {@link SlideFault} when nobody can say. */
  verifySlide: (proof: SlideProof) => Promise<boolean>
  /** Whether browsers can load its script. */
  isThere: () => Promise<boolean>
}

/** The service did not answer, or not in its own words: nobody knows anything about the slide. */
export class SlideFault extends Error {
  override readonly name = 'SlideFault'
}
