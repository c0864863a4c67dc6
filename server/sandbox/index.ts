export { buildSandbox } from './build-sandbox'
export type { SandboxOptions } from './sandbox-options'
export type { SandboxState } from './state/sandbox-state'
