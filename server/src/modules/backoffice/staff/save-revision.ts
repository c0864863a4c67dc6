import type { ErrorCode } from '@shuttle/contracts'
import { decideSave } from '@shuttle/domain/staff'
import { Refusal } from '../../../runtime/errors'

/** How one kind of resource that several people edit is stored. */
export interface RevisionStore<Row extends { revision: number }, Content extends object> {
  unknown: ErrorCode
  lock: (id: string) => Promise<Row | undefined>
  /** Undefined where a row with this id was inserted concurrently. */
  add: (id: string, content: Content) => Promise<Row | undefined>
  store: (id: string, content: Content) => Promise<Row>
  toContent: (row: Row) => Content
  /** Throws the violations of content that is to replace `stored`. */
  assert: (content: Content, stored: Row | undefined) => void | Promise<void>
}

interface SaveCommand<Content> {
  id: string
  /** The revision that the form showed; 0 for a new resource. */
  revision: number
  content: Content
}

export interface SavedRevision<Row> {
  /** Undefined for a new resource. */
  before: Row | undefined
  after: Row
}

const isSameContent = <Content extends object>(one: Content, other: Content): boolean =>
  (Object.keys(one) as Array<keyof Content>).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  )

/**
 * Stores a resource that is unchanged since its form was shown, in a transaction of the caller; answers it before and
 * after. Throws its violations, the code for an unknown one, and STAFF_FORM_STALE where another editor was faster.
 */
export const saveRevision = async <Row extends { revision: number }, Content extends object>(
  store: RevisionStore<Row, Content>,
  command: SaveCommand<Content>,
): Promise<SavedRevision<Row>> => {
  const { id, revision, content } = command
  const before = await store.lock(id)
  if (!before && revision > 0) throw new Refusal(store.unknown)
  const isSame = before !== undefined && isSameContent(content, store.toContent(before))
  const outcome = decideSave({ expected: revision, stored: before?.revision ?? 0, isSame })
  if (outcome === 'stale') throw new Refusal('STAFF_FORM_STALE')
  if (before && outcome === 'repeat') return { before, after: before }
  await store.assert(content, before)
  const after = before ? await store.store(id, content) : await store.add(id, content)
  // A concurrent submit of the same form: the other one is committed now, so the save is repeated against it.
  return after ? { before, after } : saveRevision(store, command)
}

/**
 * Changes a single part of a stored resource, such as its end. Throws the code for an unknown one, and
 * STAFF_FORM_STALE; an equal value stays unchanged.
 */
export const updateRevision = async <Row extends { revision: number }, Content extends object>(
  store: RevisionStore<Row, Content>,
  { id, revision }: { id: string; revision: number },
  change: (content: Content) => Content,
): Promise<{ before: Row; after: Row }> => {
  const before = await store.lock(id)
  if (!before) throw new Refusal(store.unknown)
  const content = store.toContent(before)
  const changed = change(content)
  const isSame = isSameContent(changed, content)
  if (decideSave({ expected: revision, stored: before.revision, isSame }) === 'stale')
    throw new Refusal('STAFF_FORM_STALE')
  return { before, after: isSame ? before : await store.store(id, changed) }
}
