export * from './calls'
export * from './registry'
export * from './signed-request'
