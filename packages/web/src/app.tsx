// Which screen an address shows.
import { lazy, Suspense } from 'react'
import { text } from './messages/index.ts'
import { usePath } from './router.ts'
import { Home } from './screens/home.tsx'
import { NewTable } from './screens/new-table.tsx'
import { Link } from './shell/link.tsx'

const TableScreen = lazy(() => import('./screens/table.tsx'))

export function App() {
  const path = usePath()
  const [, screen = '', id = '', part] = path.split('/')
  if (screen === '') return <Home />
  if (screen === 'new') return <NewTable />
  if (screen === 'table' && id !== '') {
    return (
      <Suspense fallback={<p className="loading">{text.loading}</p>}>
        <TableScreen key={id} id={id} result={part === 'result'} />
      </Suspense>
    )
  }
  return (
    <main className="nothing">
      <p>{text.notFound}</p>
      <Link to="/">{text.nav.home}</Link>
    </main>
  )
}
