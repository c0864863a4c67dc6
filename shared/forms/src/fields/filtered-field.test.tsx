import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilteredField } from './filtered-field'

const filterTypedName = (text: string) => text.replace(/[^\p{L}0-9 ]/gu, '').trimStart()
const filterName = (text: string) => filterTypedName(text).trimEnd()

const Name = () => {
  const [value, setValue] = useState('')
  return <FilteredField label="Name" value={value} onChange={setValue} filter={filterTypedName} finish={filterName} />
}
const Upper = () => {
  const [value, setValue] = useState('')
  return (
    <>
      <FilteredField label="Flight" value={value} onChange={setValue} filter={(text) => text.toUpperCase()} />
      <output>{value}</output>
    </>
  )
}
const Six = () => {
  const [value, setValue] = useState('')
  const filter = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 6)
  return <FilteredField label="Code" value={value} onChange={setValue} filter={filter} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const user = userEvent.setup()

it('[P2.details.7] drops invalid characters of a name as it is typed, and its end space when it is left', async () => {
  render(<Name />)
  await user.type(field(), " Chan-Tai O'Man 3 ")
  expect(field().value).toBe('ChanTai OMan 3 ')
  await user.tab()
  expect(field().value).toBe('ChanTai OMan 3')
})

it('the caret stays at its place, also for a dropped character', async () => {
  render(<Name />)
  await user.type(field(), 'Chan Man')
  await user.type(field(), '-', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect([field().value, field().selectionStart]).toEqual(['Chan Man', 4])
  await user.type(field(), 'g', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect([field().value, field().selectionStart]).toEqual(['Chang Man', 5])
})

it('an input method loses no text while it is composing', async () => {
  render(<Name />)
  const write = (text: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(field(), text)
    act(() => void field().dispatchEvent(new Event('input', { bubbles: true })))
  }
  act(() => void field().dispatchEvent(new Event('compositionstart', { bubbles: true })))
  write("da'wen")
  expect(field().value).toBe("da'wen")
  write('大文')
  act(() => void field().dispatchEvent(new Event('compositionend', { bubbles: true })))
  expect(field().value).toBe('大文')
})

it('rewrites characters at their place, and retains text whose end no input method announced', async () => {
  render(<Upper />)
  await user.type(field(), 'cx12')
  await user.type(field(), 'ab', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect([field().value, field().selectionStart]).toEqual(['CXAB12', 4])
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: 'CXAB12c' } })
  expect(screen.getByRole('status').textContent).toBe('CXAB12C')
  await user.tab()
  expect(field().value).toBe('CXAB12C')
})

describe('a full field', () => {
  const shown = () => [field().value, field().selectionStart]

  it('a full field refuses a character in the middle and loses none at its end', async () => {
    render(<Six />)
    await user.type(field(), 'abcdef')
    await user.type(field(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(shown()).toEqual(['ABCDEF', 2])
    await user.type(field(), 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(shown()).toEqual(['ABCDEF', 0])
  })

  it('a full field takes as much of pasted text as it has room for, or as was selected', async () => {
    render(<Six />)
    await user.type(field(), 'abcd')
    field().setSelectionRange(1, 1)
    await user.paste('w-xyz')
    expect(shown()).toEqual(['AWXBCD', 3])
    field().setSelectionRange(1, 3)
    await user.paste('mno')
    expect(shown()).toEqual(['AMNBCD', 3])
  })

  it('a full field refuses the end of an input method, and loses nothing at its end', async () => {
    render(<Six />)
    await user.type(field(), 'abcdef')
    const write = (text: string, at: number) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      field().setSelectionRange(at, at)
      act(() => void field().dispatchEvent(new Event('input', { bubbles: true })))
    }
    fireEvent.compositionStart(field())
    write('ABxCDEF', 3)
    write('ABxyCDEF', 4)
    fireEvent.compositionEnd(field())
    expect(shown()).toEqual(['ABCDEF', 2])
  })
})
