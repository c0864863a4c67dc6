import type { VisitEvent } from '@shuttle/contracts'

const SLOW = /no answer within|nothing was drawn within|\btime(d ?)?-?out\b/i
/** A script that did not come, as the bundler and the federation runtime name it, and a call that did not. */
const NETWORK = /ChunkLoadError|Loading (CSS )?chunk|RUNTIME-00[378]|Failed to fetch|Load failed|NetworkError/i
/** A file that came and is not what the build has. */
const CONTENT = /RUNTIME-00[12]|is no remote module|speaks contract|calls itself|lacks |brought no component|exposes no/

/** Why something failed, from the text of its error. */
export const findCause = (error: unknown): VisitEvent['cause'] => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  if (SLOW.test(text)) return 'slow'
  if (NETWORK.test(text)) return 'network'
  return CONTENT.test(text) ? 'content' : 'throw'
}
