export type { Complete } from './complete.ts'
export { type Formats, formats } from './formats.ts'
export type { Areas } from './generated/areas.ts'
export {
  LANGUAGE_IDS,
  LANGUAGES,
  type Language,
  localeOf,
  type OtherLanguage,
  preferredLanguage,
  SOURCE_LANGUAGE,
} from './languages.ts'
export type { MarkerName, NounKeys, NounNames } from './nouns.ts'
export { refusalIn } from './refusals.ts'
export type { Chapter, RuleSection, SectionText } from './rule-section.ts'
export { wordsIn } from './words-in.ts'
