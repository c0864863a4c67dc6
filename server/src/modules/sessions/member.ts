/** Who is asking, as the server established it. */
export interface Member {
  accountId: string
  sessionId: string
  /** 0 non-member, 1 and up member, 9 staff; read from the account, never from the token. */
  level: number
}
