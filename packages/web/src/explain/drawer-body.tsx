// One section of the rules, or one component, in the drawer.
import '../screens/rules-chapter.css'
import '../screens/rules-contents.css'
import { RulesExample } from '../board-game/rules/rules-example.tsx'
import { text } from '../messages/index.ts'
import { componentAddress, componentOf, placeOf } from '../rules/address.ts'
import { listOf } from '../rules/component-list.ts'
import { GROUP_OF } from '../rules/components-text.ts'
import { chaptersOf } from '../rules/library.ts'
import { componentText } from '../rules/names.ts'
import { numberOf } from '../rules/section-plan.ts'
import { useLibrary } from '../rules/use-library.ts'
import { RulesText } from '../screens/rules-text.tsx'

const COMPONENTS = Object.values(GROUP_OF).flatMap(group => listOf(group).map(({ key }) => key))

export default function DrawerBody({ address }: { address: string }) {
  const library = useLibrary()
  const key = decodeURIComponent(address.replace(/^#\/\w+\//, ''))
  const component = COMPONENTS.find(one => componentAddress(one) === address) ?? componentOf(key)
  const entry = component === undefined ? undefined : componentText(library, component)
  const place = placeOf(key)
  if (place !== undefined) {
    const [title = '', ...lines] = chaptersOf(library, place.game)[place.chapter]?.sections[place.key] ?? []
    return (
      <article className="rules-chapter">
        <h3>
          {numberOf(place.key)} {title}
        </h3>
        <RulesText lines={lines} library={library} />
        <RulesExample section={place.key} />
      </article>
    )
  }
  if (entry === undefined) return <p>{text.library.rules.unknown}</p>
  return (
    <article className="rules-chapter">
      <h3>{entry.name}</h3>
      <p>{entry.effect}</p>
    </article>
  )
}
