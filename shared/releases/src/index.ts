export * from './calls'
export * from './registry'
export * from './rollback-targets'
export * from './signed-request'
