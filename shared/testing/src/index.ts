export * from './fake-service'
export * from './find-axe-violations'
export * from './render-page'
export * from './test-host'
