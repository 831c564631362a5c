// Maps an address to its screen.
import { lazy, Suspense } from 'react'
import { text } from './messages/index.ts'
import { isCode } from './online/known-tables.ts'
import { usePath } from './router.ts'
import { Home } from './screens/home.tsx'
import { NewTable } from './screens/new-table.tsx'
import { useSettings } from './settings.ts'
import { useArrival } from './shell/arrival.ts'
import { Link } from './shell/link.tsx'

const TableScreen = lazy(() => import('./screens/table.tsx'))
const OnlineTableScreen = lazy(() => import('./screens/online-table.tsx'))
const LobbyScreen = lazy(() => import('./screens/lobby.tsx'))
const AccountScreen = lazy(() => import('./screens/account.tsx'))
const HostsScreen = lazy(() => import('./screens/hosts.tsx'))
const TextsScreen = lazy(() => import('./screens/texts.tsx'))
const ProfileScreen = lazy(() => import('./screens/profile.tsx'))
const LeadersScreen = lazy(() => import('./screens/leaders.tsx'))
const RulesScreen = lazy(() => import('./screens/rules.tsx'))
const ComponentsScreen = lazy(() => import('./screens/components.tsx'))
const LearnScreen = lazy(() => import('./screens/learn.tsx'))
const LessonScreen = lazy(() => import('./screens/lesson.tsx'))
const ReplayScreen = lazy(() => import('./screens/replay.tsx'))
const AnalysisScreen = lazy(() => import('./screens/analysis.tsx'))
const CompanionScreen = lazy(() => import('./screens/companion.tsx'))

/** A new language redraws everything. */
export function App() {
  const language = useSettings(settings => settings.language)
  return (
    <Suspense fallback={<p className="loading">{text.loading}</p>}>
      <Screen key={language} />
    </Suspense>
  )
}

function Screen() {
  const path = usePath()
  useArrival(path)
  const [, screen = '', id = '', part] = path.split('/')
  if (screen === '') return <Home />
  if (screen === 'new') return <NewTable />
  if (screen === 'table' && isCode(id)) return <OnlineTableScreen key={id} code={id} result={part === 'result'} />
  if (screen === 'table' && id !== '') return <TableScreen key={id} id={id} result={part === 'result'} />
  if (screen === 'lobby') return <LobbyScreen />
  if (screen === 'account') return <AccountScreen provider={id} />
  if (screen === 'hosts') return <HostsScreen />
  if (screen === 'privacy' || screen === 'terms') return <TextsScreen key={screen} name={screen} />
  if (screen === 'person' && id !== '') return <ProfileScreen key={id} id={id} />
  if (screen === 'leaders') return <LeadersScreen />
  if (screen === 'rules') return <RulesScreen section={id} />
  if (screen === 'components') return <ComponentsScreen component={id} />
  if (screen === 'learn') return id === '' ? <LearnScreen /> : <LessonScreen key={id} id={id} />
  if (screen === 'companion') return <CompanionScreen />
  if (screen === 'replay' && id !== '') return <ReplayScreen key={id} id={id} at={part} />
  if (screen === 'analysis' && id !== '') return <AnalysisScreen key={id} id={id} />
  return (
    <main className="nothing">
      <p>{text.notFound}</p>
      <Link to="/">{text.nav.home}</Link>
    </main>
  )
}
