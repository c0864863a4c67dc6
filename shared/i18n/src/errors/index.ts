export { airportErrorTexts } from './airport-error-texts'
export { bookingErrorTexts } from './booking-error-texts'
export { errorTexts } from './error-texts'
export { refusalSentence } from './refusal-sentence'
