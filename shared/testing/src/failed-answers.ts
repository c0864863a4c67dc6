import type { FakeAnswer } from './fake-service'

/** The message of a refusal whose code no build knows. */
export const SENTENCE = 'The bridge is closed for the typhoon'

/** A raw answer; `fields` omits the fields of the envelope. */
export const bareAnswer = (fields: object): FakeAnswer => ({
  unreadable: { code: undefined, message: undefined, ...fields },
})

/** Answers whose message every page shows. */
export const REFUSED_ANSWERS = [
  ['a refusal', { refuse: 'NEW_CODE', message: SENTENCE }],
  ['an answer without a code', bareAnswer({ message: SENTENCE })],
] as const

/** Answers that lead to the anomalies page, with the kind of fault that the shell gets. */
export const FAULTY_ANSWERS = [
  ['an empty answer', bareAnswer({}), 'unreadable'],
  ['an aborted call', { break: true }, 'offline'],
] as const
