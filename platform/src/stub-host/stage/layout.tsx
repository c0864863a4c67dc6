import { Outlet } from 'react-router-dom'
import { NotesView } from './notes-view'

export const Layout = () => (
  <>
    <main>
      <Outlet />
    </main>
    <NotesView />
  </>
)
