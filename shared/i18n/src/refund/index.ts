export * from './refund-sentences'
