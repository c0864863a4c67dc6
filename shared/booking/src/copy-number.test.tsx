import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { CopyNumber } from './copy-number'

const open = () =>
  renderPage({ at: '/', screen: <CopyNumber name="Pickup code" value="ABCDEFGH" shown="ABCD EFGH" />, texts: {} })
const write = jest.fn<Promise<void>, [string]>()

it('[D11.next.5] copies the number without its spaces, and a toast reports it', async () => {
  const { user, host } = open()
  // The library of tests brings a clipboard of its own.
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  write.mockResolvedValueOnce()
  expect(screen.getByText('ABCD EFGH')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy pickup code' }))
  expect(write).toHaveBeenCalledWith('ABCDEFGH')
  expect(host.toastTexts).toEqual(['The pickup code was copied'])
})

it('[D11.next.5] a browser without a clipboard gets the other way to copy', async () => {
  const { user, host } = open()
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await user.click(screen.getByRole('button', { name: 'Copy pickup code' }))
  expect(host.toastTexts).toEqual(['The pickup code could not be copied. Press and hold it to select it.'])
})
