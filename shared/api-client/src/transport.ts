/** Everything the transport needs from outside; it knows no store, router or toast. */
export interface TransportOptions {
  /** `/api/` */
  baseUrl: string
  getToken: () => string | undefined
  /** Id of the member whose token it is; undefined while no member is known. */
  getMemberId?: () => string | undefined
  /** How long a call waits for its answer, in milliseconds; 10 s by default. */
  timeoutMs?: number
  /** BCP 47 tag for `Accept-Language`. */
  getLanguageTag: () => string
  /** While the session is being restored: resolves once the member is known. */
  untilKnown?: () => Promise<void> | undefined
  /** Exchanges the session cookie for a new short token; undefined without a session. One owner: the shell. */
  renewToken: () => Promise<string | undefined>
  /** Called for a 401 or 408 that a renewed token did not resolve. One owner: the shell. */
  onUnauthorized: (code: '401' | '408') => void
  /** A call was not replayed because another member signed in while it was in flight. One owner: the shell. */
  onOtherMember?: () => void
  /** The service does not serve the build that sent the call any more (`PAGE_TOO_OLD`). One owner: the shell. */
  onPageTooOld?: () => void
  /** Every answer carries the server's clock. */
  onServerTime: (sysTimeMs: number) => void
  /** Number of withdrawals of builds that the site knows of; every answer carries it, whatever its status. */
  onWithdrawals?: (count: number) => void
  /** Answers that came with the page, or promises started before the scripts: used before a request, each once. */
  takeEarlyAnswer?: (path: string, body: Readonly<Record<string, unknown>>) => Promise<unknown> | undefined
}

export interface SendOptions {
  /**
   * Version of the wire that the calling build was made for: the caller's own, the transport may be of another build.
   */
  wireVersion?: number
  signal?: AbortSignal
  /** Overrides the transport's default, for a call that carries a file. */
  timeoutMs?: number
  /** Sent as `Idempotency-Key`; writes that can be repeated carry one. */
  idempotencyKey?: string
  /** May be retried once after a network fault. */
  idempotent?: boolean
  /** For members only: the call waits until the session is restored, instead of going without a token. */
  forMember?: boolean
  /** Sent without the token, and a 401 is thrown unchanged: for the calls that begin, renew or end a session. */
  anonymous?: boolean
}

/** The envelope as it came, checked for its own fields only. */
export interface Answer {
  code: string
  message?: string | undefined
  sysTime: string
  sysTimeMs: number
  [field: string]: unknown
}
