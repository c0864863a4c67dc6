export * from './desk-link'
export * from './desk-navigation'
export * from './desk-page'
