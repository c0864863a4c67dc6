import { findCause } from './find-cause'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

it.each([
  ['slow', new Error('no answer within 20 s')],
  ['slow', new Error('nothing was drawn within 20 s')],
  ['slow', named('ChunkLoadError', 'Loading chunk 12 failed. (timeout: /a.js)')],
  ['network', named('ChunkLoadError', 'Loading chunk 12 failed. (missing: /a.js)')],
  ['network', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['network', new TypeError('Failed to fetch')],
  ['content', new Error('mf-a 2 lacks the page /a')],
  ['content', new Error('mf-a /a brought no component')],
  ['throw', new TypeError('x is undefined')],
  ['throw', 'a text'],
])('[D11.visits.2] the cause is %s for %s', (cause, error) => {
  expect(findCause(error)).toBe(cause)
})
