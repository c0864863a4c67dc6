import userEvent, { type UserEvent } from '@testing-library/user-event'

export interface TestUser extends UserEvent {
  /**
   * Enters a text in one go: the screen renders once. `type` renders after each character, where typing is the subject.
   */
  enter: (field: Element, text: string) => Promise<void>
}

/** A user of one screen. */
export const createTestUser = (): TestUser => {
  const user = userEvent.setup()
  return {
    ...user,
    enter: async (field, text) => {
      await user.click(field)
      await user.paste(text)
    },
  }
}
