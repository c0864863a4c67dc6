/** Another process serves this data folder. */
export class DatabaseFolderInUse extends Error {
  override readonly name = 'DatabaseFolderInUse'

  constructor(readonly folder: string) {
    super(folder)
  }
}

/** Why no server runs: its programs are missing, the disk is full, or it does not start with these data. */
export type ServerFaultReason = 'no-programs' | 'disk-full' | 'damaged'

/**
 * The embedded server could not be created or started; `folder` is its data folder, or the platform without programs.
 */
export class ServerFault extends Error {
  override readonly name = 'ServerFault'

  constructor(
    readonly reason: ServerFaultReason,
    readonly folder: string,
    cause?: unknown,
  ) {
    super(`${reason}: ${folder}`, { cause })
  }
}

/** Derives the fault from the output of a program that ended; PostgreSQL reports a full disk by its message only. */
export const toServerFault = (folder: string, output: string): ServerFault =>
  new ServerFault(/no space left/i.test(output) ? 'disk-full' : 'damaged', folder, output)
