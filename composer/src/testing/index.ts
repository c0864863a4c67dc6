export { type AStore, aPage, aStore } from '../delivery/testing/a-store'
export { writeBook } from '../releases/testing/write-book'
