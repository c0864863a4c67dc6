export { buildSandbox } from './build-sandbox'
export type { SandboxOptions } from './sandbox-options'
