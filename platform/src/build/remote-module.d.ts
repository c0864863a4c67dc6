/** `src/remote.ts` of the remote that is being built. */
declare module 'remote-module' {
  export const remote: import('@shuttle/contracts').RemoteModule
}
