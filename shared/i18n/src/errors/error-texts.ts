import type { ErrorCode } from '@shuttle/contracts'

/** One sentence for every code, so that a missing text does not compile. Pure data: the service answers with them too. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>
