// The board game's aim, pieces and shape in French — 1.0 to 4.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const game: ChapterText<'game'> = {
  title: 'Le jeu',
  sections: {
    '1.0': [
      'De quoi il s’agit',
      'Vous dirigez une société aux débuts de la révolution industrielle, seul contre un à trois rivaux. Vous fondez des usines, embauchez des ouvriers ou les remplacez par des machines, fixez vos prix et vendez dans le pays ; dans Water Frame, vous stockez et expédiez aussi.',
      'À la fin, seules comptent vos propres actions : leur nombre multiplié par la valeur d’une action. L’argent ne sert qu’à départager les égalités : il doit donc devenir des actions avant la fin de la partie ({8.0}).',
      'Ce qui lie tout le monde, c’est le marché de l’emploi : chaque ouvrier embauché par qui que ce soit est un client de plus pour tous, et fait monter les salaires ({job-market}).',
    ],
    '2.0': [
      'Le matériel',
      'Seuls les ouvriers sont comptés : il y en a 80. L’argent, les machines et les marchandises ne manquent jamais.',
      'Chaque société a 30 actions, six marqueurs d’action à sa couleur et une usine par marchandise et par niveau. Les usines produisent nourriture, textile, couverts ou lampes.',
      'Les marqueurs avancés sont gris : les clairs valent mieux que ceux de couleur, les foncés encore mieux. Avec les navires et les tuiles développement, ce sont les marqueurs spéciaux.',
      '[SJ] Seuls les niveaux I et II servent. Navires, contrats, plateaux port, marqueurs de conjoncture, marqueurs de production, tuiles développement et tous les événements sauf la fin de partie restent dans la boîte.',
      '[WF] Tout sert, sauf le marqueur bourse clair.',
      '[ruling] Les marqueurs de réorganisation, de concours et de bonus que cite la liste de 2016 n’ont de règle dans aucun texte : ils ne sont pas repris.',
    ],
    '3.0': [
      'Le déroulement',
      'Une manche de préparation, en 1760, précède les décennies. Une décennie compte quatre cycles, un par marchandise, et une fin de manche. À chaque cycle chacun joue un tour, puis les usines de la marchandise active produisent et vendent.',
      '[SJ] Trois décennies : les années 1770, 1780 et 1790, douze cycles en tout. Le niveau I est ouvert dans les années 1770, le niveau II dès les années 1780.',
      '[WF] Cinq décennies : des années 1770 aux années 1810, vingt cycles en tout. Les niveaux s’ouvrent avec les décennies : I en 1770, II en 1780, III en 1790, IV en 1800 et 1810.',
    ],
  },
}
