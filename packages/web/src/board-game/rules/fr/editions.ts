// What the editions do differently, and what only the program needs, in French.
import type { ChapterText } from '../../../rules/plan.ts'

export const editions: ChapterText<'editions'> = {
  title: 'Éditions et programme',
  sections: {
    editions: [
      'Water Frame 2014 et 2016',
      'Vous choisissez l’édition en préparant une table. Voici ce qui diffère :',
      '- Fermer et reconstruire : en 2014 vous ne pouvez de toute la décennie ni reconstruire un niveau fermé ni fermer une usine construite ; en 2016 seulement pendant la même action ({II.2.1}).',
      '- Embaucher après avoir licencié : en 2014 pas sur les places mêmes qu’on a vidées, en 2016 pas dans la ligne ({II.2.2}).',
      '- Tuiles développement : 40 en 2014, 50 en 2016. Avec les événements maison, la Fièvre des actions n’existe qu’en 2016.',
      'Partout ailleurs où les textes diffèrent dans les mots, on joue de même dans les deux : l’embauche tardive ne marque que les usines dont la marchandise a déjà été active, l’importateur vend jusqu’à sa position, une action production ne paie que les lignes utilisées, un emprunt coûte une case, et la dernière bourse permet de rembourser.',
      'Les effets de tuiles et d’événements qu’aucun texte ne donne, et ce que nous mettons à leur place, sont signalés dans le catalogue du matériel.',
    ],
    program: [
      'Ce dont seul le programme a besoin',
      'Une partie est conservée comme la liste de ses coups, chacun dans une courte notation comme « hire food 2 ». Un coup que la notation ne connaît pas, ou qui vient après la fin de la partie, est refusé.',
      'Le hasard est décidé par une graine fixée, et scellée par son empreinte, avant le début. Qui possède la graine ensuite peut vérifier chaque tirage.',
    ],
  },
}
