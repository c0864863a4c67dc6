export * from './format-date'
export * from './format-date-time'
export * from './weekday-name'
