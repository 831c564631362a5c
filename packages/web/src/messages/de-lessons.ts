// German for the lessons: what stands around their stories.

import type { enLessons } from './en-lessons.ts'
import type { Worded } from './index.ts'

export const deLessons: Worded<typeof enLessons> = {
  nav: 'Lernen',
  title: 'Spielen lernen',
  intro:
    'Kurze Geschichten an einem echten Tisch. In jeder gibt es etwas zu tun, die Regeln sehen, ob es getan ist, und nichts kann kaputtgehen: Geh zurück, versuch es noch einmal, oder lass es dir zeigen.',
  homeDetail: 'Dreizehn kurze Lektionen, ganz ohne Regelheft',
  courses: {
    'spinning-jenny': 'Spinning Jenny: das Brettspiel von Anfang an',
    'water-frame': 'Water Frame: was das ganze Spiel hinzufügt',
    'card-game': 'Das Kartenspiel',
  },
  done: 'geschafft',
  begun: (scene, all) => `weiter bei ${scene} von ${all}`,
  fresh: 'noch nicht begonnen',
  skip: 'Zur Lektion springen',
  narrator: 'Lektion',
  scene: (scene, all) => `${scene} von ${all}`,
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  goal: 'Aufgabe:',
  question: 'Frage:',
  answers: 'Antworten',
  notQuite: 'Nicht ganz. Schau noch einmal dorthin, wo der Tisch leuchtet.',
  retold: 'Die Geschichte geht mit einem eigenen Zug weiter; deiner war genauso gut.',
  before: 'Zurück',
  retry: 'Noch einmal',
  hint: 'Tipp',
  showMe: 'Zeig es mir',
  goOn: 'Weiter',
  playOn: 'Von hier aus weiterspielen',
  nextLesson: 'Nächste Lektion',
  toList: 'Alle Lektionen',
  readRule: section => `Regel ${section.replace('CG-', '')}`,
}
