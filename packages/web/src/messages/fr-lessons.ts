// French for the lessons: what stands around their stories.

import type { enLessons } from './en-lessons.ts'
import type { Worded } from './index.ts'

export const frLessons: Worded<typeof enLessons> = {
  nav: 'Apprendre',
  title: 'Apprendre à jouer',
  intro:
    'De courtes histoires sur une vraie table. Dans chacune il y a quelque chose à faire, les règles voient si c’est fait, et rien ne peut se casser : revenez en arrière, recommencez, ou laissez-vous montrer.',
  homeDetail: 'Treize courtes leçons, sans livret de règles',
  courses: {
    'spinning-jenny': 'Spinning Jenny : le jeu de plateau depuis le début',
    'water-frame': 'Water Frame : ce que le jeu complet ajoute',
    'card-game': 'Le jeu de cartes',
  },
  done: 'terminée',
  begun: (scene, all) => `reprendre à ${scene} sur ${all}`,
  fresh: 'pas encore commencée',
  skip: 'Aller à la leçon',
  narrator: 'Leçon',
  scene: (scene, all) => `${scene} sur ${all}`,
  fold: 'Replier',
  unfold: 'Déplier',
  goal: 'À faire :',
  question: 'Question :',
  answers: 'Réponses',
  notQuite: 'Pas tout à fait. Regardez encore là où la table est éclairée.',
  retold: 'L’histoire continue avec un tour à elle ; le vôtre convenait aussi.',
  before: 'Retour',
  retry: 'Recommencer',
  hint: 'Conseil',
  showMe: 'Montrez-moi',
  goOn: 'Continuer',
  playOn: 'Jouer à partir d’ici',
  nextLesson: 'Leçon suivante',
  toList: 'Toutes les leçons',
  readRule: section => `Règle ${section.replace('CG-', '')}`,
}
