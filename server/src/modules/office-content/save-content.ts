import type { ErrorCode } from '@shuttle/contracts'
import { decideSave, endShownWindow, type ShownWindow } from '@shuttle/domain/staff'
import { Refusal } from '../../errors'

/** How one kind of announcement is stored. */
export interface ContentStore<Row extends { revision: number }, Draft extends ShownWindow> {
  unknown: ErrorCode
  lock: (id: string) => Promise<Row | undefined>
  /** Undefined where one of this id was added at the same moment. */
  add: (id: string, draft: Draft) => Promise<Row | undefined>
  store: (id: string, draft: Draft) => Promise<Row>
  toDraft: (row: Row) => Draft
  /** Throws what is wrong with a draft that is to be stored over `stored`. */
  assert: (draft: Draft, stored: Row | undefined) => void | Promise<void>
}

interface SaveCommand<Draft> {
  id: string
  /** What the form showed; 0 for something new. */
  revision: number
  draft: Draft
}

export interface SavedContent<Row> {
  /** Undefined for something new. */
  before: Row | undefined
  after: Row
}

const isSameDraft = <Draft extends ShownWindow>(one: Draft, other: Draft): boolean =>
  (Object.keys(one) as Array<keyof Draft>).every((field) => one[field] === other[field])

/**
 * Stores a notice or a banner that is as its form showed it, in a transaction of the caller; answers it before and after. Throws what is
 * wrong with it, the code for an unknown one, and STAFF_FORM_STALE where another editor was faster.
 */
export const saveContent = async <Row extends { revision: number }, Draft extends ShownWindow>(
  content: ContentStore<Row, Draft>,
  command: SaveCommand<Draft>,
): Promise<SavedContent<Row>> => {
  const { id, revision, draft } = command
  const before = await content.lock(id)
  if (!before && revision > 0) throw new Refusal(content.unknown)
  const isSame = before !== undefined && isSameDraft(draft, content.toDraft(before))
  const outcome = decideSave({ expected: revision, stored: before?.revision ?? 0, isSame })
  if (outcome === 'stale') throw new Refusal('STAFF_FORM_STALE')
  if (before && outcome === 'repeat') return { before, after: before }
  await content.assert(draft, before)
  const after = before ? await content.store(id, draft) : await content.add(id, draft)
  // The same form was sent twice at once: the other copy is stored by now and is compared.
  return after ? { before, after } : saveContent(content, command)
}

/** Ends a notice or a banner now. Throws the code for an unknown one, and STAFF_FORM_STALE; ended again it stays as it is. */
export const endContent = async <Row extends { revision: number }, Draft extends ShownWindow>(
  content: ContentStore<Row, Draft>,
  { id, revision, now }: { id: string; revision: number; now: number },
): Promise<{ before: Row; after: Row }> => {
  const before = await content.lock(id)
  if (!before) throw new Refusal(content.unknown)
  const draft = content.toDraft(before)
  const until = endShownWindow(draft, now)
  const outcome = decideSave({ expected: revision, stored: before.revision, isSame: until === draft.until })
  if (outcome === 'stale') throw new Refusal('STAFF_FORM_STALE')
  if (until === draft.until) return { before, after: before }
  return { before, after: await content.store(id, { ...draft, until }) }
}
