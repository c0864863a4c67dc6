export * from './book'
export * from './calls'
export * from './signed-request'
