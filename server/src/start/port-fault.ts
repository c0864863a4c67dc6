/** Address of a server, and the setting that chooses it. */
export interface ListenAddress {
  host: string
  port: number
  setting: 'PORT' | 'SANDBOX_PORT' | 'FRAMES_PORT'
}

/** An address that cannot be listened on. */
export class PortFault extends Error {
  override readonly name = 'PortFault'
  /** Of the system, such as EADDRINUSE. */
  readonly code: string | undefined

  constructor(
    readonly address: ListenAddress,
    cause: unknown,
  ) {
    super(`${address.setting}=${address.port} on ${address.host}`, { cause })
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code
  }
}
