/** Everything the transport needs from outside; it knows no store, router or toast. */
export interface TransportOptions {
  /** `/api/` */
  baseUrl: string
  getToken: () => string | undefined
  /** Id of the member whose token it is; undefined while no member is known. */
  getMemberId?: () => string | undefined
  /** How long a call waits for its answer, in milliseconds; 10 s where nothing is said. */
  patienceMs?: number
  /** BCP 47 tag for `Accept-Language`. */
  getLanguageTag: () => string
  /** While it is being found out who is signed in: resolves when it is known. */
  untilKnown?: () => Promise<void> | undefined
  /** Buys a fresh short token with the session cookie; undefined when there is no session. One owner: the shell. */
  renewToken: () => Promise<string | undefined>
  /** 401 and 408 that renewing could not cure. One owner: the shell. */
  onUnauthorized: (code: '401' | '408') => void
  /** A call of one member was not repeated for another, who signed in while it travelled. One owner: the shell. */
  onOtherMember?: () => void
  /** The service no longer speaks with the build that called (`PAGE_TOO_OLD`). One owner: the shell. */
  onPageTooOld?: () => void
  /** Every answer carries the server's clock. */
  onServerTime: (sysTimeMs: number) => void
  /** Answers say how many withdrawals of builds the site knows of, whatever their status. */
  onWithdrawals?: (count: number) => void
  /** Answers that came with the page, or promises that were started before the scripts: asked first, each used once. */
  takeEarlyAnswer?: (path: string, body: Readonly<Record<string, unknown>>) => Promise<unknown> | undefined
}

export interface SendOptions {
  /** Version of the wire that the calling build was made for: the caller's own, the transport may be of another build. */
  wireVersion?: number
  signal?: AbortSignal
  /** Instead of the transport's own: for a call that carries a file. */
  patienceMs?: number
  /** Sent as `Idempotency-Key`; writes that can be repeated carry one. */
  idempotencyKey?: string
  /** May be retried once after a network fault. */
  idempotent?: boolean
  /** For members only: the call waits until it is known who is signed in, instead of going without a token. */
  forMember?: boolean
  /** Sent without the token, and a 401 is simply thrown: for the calls that begin, renew or end a session. */
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
