// Maps an address to its screen.
import { Suspense } from 'react'
import { later } from './later.ts'
import { text } from './messages/first.ts'
import { isCode } from './online/known-tables.ts'
import { usePath } from './router.ts'
import { Home } from './screens/home.tsx'
import { useSettings } from './settings.ts'
import { useArrival } from './shell/arrival.ts'
import { Link } from './shell/link.tsx'

const NewTableScreen = later(() => import('./screens/new-table.tsx'))
const TableScreen = later(() => import('./screens/table.tsx'))
const OnlineTableScreen = later(() => import('./screens/online-table.tsx'))
const LobbyScreen = later(() => import('./screens/lobby.tsx'))
const AccountScreen = later(() => import('./screens/account.tsx'))
const ProfileScreen = later(() => import('./screens/profile.tsx'))
const LeadersScreen = later(() => import('./screens/leaders.tsx'))
const RulesScreen = later(() => import('./screens/rules.tsx'))
const ComponentsScreen = later(() => import('./screens/components.tsx'))
const LearnScreen = later(() => import('./screens/learn.tsx'))
const LessonScreen = later(() => import('./screens/lesson.tsx'))
const PuzzlesScreen = later(() => import('./screens/puzzles.tsx'))
const PuzzleScreen = later(() => import('./screens/puzzle.tsx'))
const ReplayScreen = later(() => import('./screens/replay.tsx'))
const AnalysisScreen = later(() => import('./screens/analysis.tsx'))
const BoxScreen = later(() => import('./screens/box.tsx'))
const PrintingsScreen = later(() => import('./screens/printings.tsx'))
const SharedPrintingScreen = later(() => import('./screens/shared-printing.tsx'))
const ProvenanceScreen = later(() => import('./screens/provenance.tsx'))
const CompanionScreen = later(() => import('./screens/companion.tsx'))
const ExplorerScreen = later(() => import('./screens/explorer.tsx'))
const DailyScreen = later(() => import('./screens/daily.tsx'))
const EventsScreen = later(() => import('./screens/events.tsx'))
const HostsScreen = later(() => import('./screens/hosts.tsx'))
const TextsScreen = later(() => import('./screens/texts.tsx'))
const VariantsScreen = later(() => import('./screens/variants.tsx'))

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
  if (screen === 'new') return <NewTableScreen />
  if (screen === 'table' && isCode(id)) return <OnlineTableScreen key={id} code={id} result={part === 'result'} />
  if (screen === 'table' && id !== '') return <TableScreen key={id} id={id} result={part === 'result'} />
  if (screen === 'lobby') return <LobbyScreen />
  if (screen === 'account') return <AccountScreen provider={id} />
  if (screen === 'daily') return <DailyScreen date={id} />
  if (screen === 'events') return <EventsScreen key={path} id={id} part={part} />
  if (screen === 'hosts') return <HostsScreen />
  if (screen === 'privacy' || screen === 'terms') return <TextsScreen key={screen} name={screen} />
  if (screen === 'person' && id !== '') return <ProfileScreen key={id} id={id} />
  if (screen === 'leaders') return <LeadersScreen />
  if (screen === 'rules') return <RulesScreen section={id} />
  if (screen === 'components') return <ComponentsScreen component={id} />
  if (screen === 'learn') return id === '' ? <LearnScreen /> : <LessonScreen key={id} id={id} />
  if (screen === 'box') return <BoxScreen id={id} part={part} />
  if (screen === 'printings') return <PrintingsScreen />
  if (screen === 'printing' && id !== '') return <SharedPrintingScreen key={id} id={id} />
  if (screen === 'provenance') return <ProvenanceScreen game={id} figure={part} />
  if (screen === 'puzzles') return id === '' ? <PuzzlesScreen /> : <PuzzleScreen key={id} name={id} />
  if (screen === 'companion') return <CompanionScreen />
  if (screen === 'explorer') return <ExplorerScreen path={path} />
  if (screen === 'variants') return <VariantsScreen part={id} of={part ?? ''} />
  if (screen === 'replay' && id !== '') return <ReplayScreen key={id} id={id} at={part} />
  if (screen === 'analysis' && id !== '') return <AnalysisScreen key={id} id={id} />
  return (
    <main className="nothing">
      <p>{text.notFound}</p>
      <Link to="/">{text.nav.home}</Link>
    </main>
  )
}
