/** Where something listens, and the setting that chooses it. */
export interface Place {
  host: string
  port: number
  setting: 'PORT' | 'SANDBOX_PORT'
}

/** A place that cannot be listened on. */
export class PortFault extends Error {
  override readonly name = 'PortFault'
  /** Of the system, such as EADDRINUSE. */
  readonly code: string | undefined

  constructor(
    readonly place: Place,
    cause: unknown,
  ) {
    super(`${place.setting}=${place.port} on ${place.host}`, { cause })
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code
  }
}
