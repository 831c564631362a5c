// The menu of a table.
import { LibraryLinks } from '../screens/masthead.tsx'
import { PaceChooser, SaleChooser, SoundChooser, ThemeChooser } from '../shell/choosers.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'

export function TableMenu() {
  return (
    <>
      <PaceChooser />
      <SaleChooser />
      <LibraryLinks />
      <LanguageChooser />
      <ThemeChooser />
      <SoundChooser />
    </>
  )
}
