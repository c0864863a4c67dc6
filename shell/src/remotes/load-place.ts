import type { RegistryEntry } from '@shuttle/contracts'
import type { Place } from './place'
import type { TextTrees } from './remote-texts'

/** What a version brings for a place; nothing is drawn with it yet. */
export interface LoadedPlace<Value> {
  value: Value
  trees: TextTrees
}

/** Fetches what a version brings for a place, and changes nothing on the screen. `isRetry` fetches again what failed. */
export type LoadPlace = <Value>(
  entry: RegistryEntry,
  place: Place<Value>,
  isRetry: boolean,
) => Promise<LoadedPlace<Value>>
