import type { ErrorCode } from '@shuttle/contracts'
import { decideSave } from '@shuttle/domain/staff'
import { Refusal } from '../../errors'

/** How one kind of resource that several people edit is stored. */
export interface DraftStore<Row extends { revision: number }, Draft extends object> {
  unknown: ErrorCode
  lock: (id: string) => Promise<Row | undefined>
  /** Undefined where a row with this id was inserted concurrently. */
  add: (id: string, draft: Draft) => Promise<Row | undefined>
  store: (id: string, draft: Draft) => Promise<Row>
  toDraft: (row: Row) => Draft
  /** Throws the violations of content that is to replace `stored`. */
  assert: (draft: Draft, stored: Row | undefined) => void | Promise<void>
}

interface SaveCommand<Draft> {
  id: string
  /** The revision that the form showed; 0 for a new resource. */
  revision: number
  draft: Draft
}

export interface SavedDraft<Row> {
  /** Undefined for a new resource. */
  before: Row | undefined
  after: Row
}

const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  (Object.keys(one) as Array<keyof Draft>).every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))

/**
 * Stores a resource that is unchanged since its form was shown, in a transaction of the caller; answers it before and
 * after. Throws its violations, the code for an unknown one, and STAFF_FORM_STALE where another editor was faster.
 */
export const saveDraft = async <Row extends { revision: number }, Draft extends object>(
  store: DraftStore<Row, Draft>,
  command: SaveCommand<Draft>,
): Promise<SavedDraft<Row>> => {
  const { id, revision, draft } = command
  const before = await store.lock(id)
  if (!before && revision > 0) throw new Refusal(store.unknown)
  const isSame = before !== undefined && isSameDraft(draft, store.toDraft(before))
  const outcome = decideSave({ expected: revision, stored: before?.revision ?? 0, isSame })
  if (outcome === 'stale') throw new Refusal('STAFF_FORM_STALE')
  if (before && outcome === 'repeat') return { before, after: before }
  await store.assert(draft, before)
  const after = before ? await store.store(id, draft) : await store.add(id, draft)
  // A concurrent submit of the same form: the other one is committed now, so the save is repeated against it.
  return after ? { before, after } : saveDraft(store, command)
}

/**
 * Changes a single part of a stored resource, such as its end. Throws the code for an unknown one, and
 * STAFF_FORM_STALE; an equal value stays unchanged.
 */
export const changeDraft = async <Row extends { revision: number }, Draft extends object>(
  store: DraftStore<Row, Draft>,
  { id, revision }: { id: string; revision: number },
  change: (draft: Draft) => Draft,
): Promise<{ before: Row; after: Row }> => {
  const before = await store.lock(id)
  if (!before) throw new Refusal(store.unknown)
  const draft = store.toDraft(before)
  const changed = change(draft)
  const isSame = isSameDraft(changed, draft)
  if (decideSave({ expected: revision, stored: before.revision, isSame }) === 'stale')
    throw new Refusal('STAFF_FORM_STALE')
  return { before, after: isSame ? before : await store.store(id, changed) }
}
