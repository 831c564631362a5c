// French: the lessons of the card game.
import type { CardStories } from '../lessons/stories.ts'

export const frCardLessons: CardStories = {
  'first-round': {
    title: 'La première manche',
    about: 'Une action, un prix, un développement.',
    scenes: {
      welcome: {
        story:
          'Arkwright en douze manches. Vous commencez avec deux usines, nourriture et textile, faites de cartes : à gauche ouvriers et entrepôts, à droite comptoir, qualité et distribution. À chaque manche une marchandise est active ; pour l’instant la nourriture.',
      },
      action: {
        story:
          'Un tour a trois parties. D’abord une action. Charrettes et boutiques font mieux aimer la nourriture : posez de la distribution.',
        goal: 'Posez au moins 2 de distribution à l’usine de nourriture.',
        hint: 'Distribution dans la barre, puis nourriture à 2.',
        done: 'La distribution ne compte que comme attrait, et elle s’efface.',
      },
      price: {
        story:
          'Ensuite, prix et attrait de la marchandise active. Ce que vous retirez du prix devient attrait. Au marché vous vendez autant que votre attrait dépasse la demande. Attention : quand votre marqueur franchit des flèches, la demande monte aussi.',
        goal: 'Choisissez un attrait auquel vous vendriez les trois.',
        hint: 'Attrait 4 : le prix est alors de 6 £, et la demande de 1.',
        done: 'Attrait 4, demande 1 : de la place pour trois.',
      },
      earn: {
        story: 'Prix et attrait font toujours la même somme ; la distribution s’y ajoute.',
        goal: 'Que vous rapporte une nourriture maintenant ?',
        hint: 'La somme à l’usine de nourriture donne le prix.',
        done: '6 £. Un peu plus cher aurait suffi aussi : essayez une autre fois.',
      },
      development: {
        story:
          'Enfin, un développement : un pas sur votre plateau, ou une carte de la réserve. Puis les autres jouent, et la nourriture est produite.',
        goal: 'Prenez un développement, finissez votre tour et voyez la vente.',
        hint: 'Un pas de qualité, par exemple ; puis « Finir le tour ».',
        done: 'Trois vendues pour 18 £, 10 £ de salaires et de frais.',
      },
      value: {
        story:
          'Qui en vend au moins deux gagne 1 de valeur de l’action ; le plus grand attrait parmi eux, s’il est seul, 1 de plus.',
        goal: 'Quelle est maintenant la valeur de votre action ? Elle était de 10.',
        hint: 'Votre plateau le montre.',
        done: '12 : vous étiez le plus aimé.',
      },
      end: {
        story:
          'À la fin, la valeur multipliée par les actions est votre score. La deuxième manche est celle du textile, et Rouge a aussi une usine de textile. Jouez, ou regardez d’abord le marché de plus près.',
      },
    },
  },
  market: {
    title: 'Marché et attrait',
    about: 'La demande court après l’attrait. Gardez l’avance.',
    scenes: {
      tracks: {
        story:
          'Chaque marchandise a une piste. La barre est la demande : ce que les gens attendent. Qui est au-dessus vend, une marchandise par case. Dans ce jeu une demande basse est bonne pour les vendeurs.',
      },
      demand: {
        story: 'Le textile est actif. Rouge est déjà monté à 3 et a franchi une flèche en chemin.',
        goal: 'Où est la demande de textile ?',
        hint: 'La barre sur la deuxième piste.',
        done: '0. Elle était à −1 avant Rouge.',
      },
      employ: {
        story:
          'Votre usine de textile en produit trois. Une deuxième carte ouvrier en produit deux de plus. Les nouveaux ouvriers ont un salaire à dépenser : la demande de toutes les marchandises baisse de un, et les salaires montent d’un pas.',
        goal: 'Embauchez à l’usine de textile.',
        hint: 'Embauche, puis textile.',
        done: 'Cinq marchandises par manche.',
      },
      fell: {
        story: 'Regardez les quatre pistes, et les salaires.',
        goal: 'Où est maintenant la demande de textile ?',
        hint: 'Un de moins qu’avant.',
        done: '−1 : tous vendent plus facilement pendant un temps.',
      },
      price: {
        story:
          'Votre attrait maintenant. Chaque flèche franchie par votre marqueur entraîne la demande d’un pas : les derniers pas n’apportent donc qu’un prix plus bas.',
        goal: 'Choisissez un attrait auquel vous en vendez au moins trois.',
        hint: 'Terminez l’embauche, puis attrait 4.',
        done: 'Au-dessus de Rouge, et à 5 £.',
      },
      limit: {
        story: 'Vous en avez produit cinq.',
        goal: 'Combien le marché intérieur vous en prend-il ?',
        hint: 'Votre marqueur est à 4, la demande à 1.',
        done: 'Trois. Deux resteront, et Rouge, à 3, n’en vend plus que deux.',
      },
      sell: {
        story: 'Un développement pour finir : pour ce qui reste, le Grand entrepôt est commode.',
        goal: 'Prenez un développement, finissez votre tour et voyez la vente.',
        hint: 'Le Grand entrepôt de la réserve, puis « Finir le tour ».',
        done: 'Trois vendus à 5 £ ; Rouge a dû en exporter un.',
      },
      end: {
        story:
          'L’attrait qui monte tire la demande vers le haut et gâte la vente de ceux d’en dessous. Que faire des deux textiles dont on vous parle à l’instant : c’est la leçon suivante.',
      },
    },
  },
  leftovers: {
    title: 'Navires, entrepôts, bourse',
    about: 'Trois chemins pour ce que le marché ne veut pas.',
    scenes: {
      dear: {
        story:
          'Tout n’a pas à se vendre au pays. Gardons la nourriture chère. Achetez une machine, mettez l’attrait à 1 et développez vos navires : trois marchandises chacun au lieu de deux.',
        goal: 'Gardez au moins deux nourritures après la vente.',
        hint: 'Automatiser la nourriture, terminer, attrait 1, un pas de navires, « Finir le tour ».',
        done: 'Une vendue à 7 £, deux restent.',
      },
      export: {
        story: 'Ce qui reste peut être exporté, stocké ou perdu.',
        goal: 'Que rapporte une nourriture exportée ?',
        hint: 'Le prix à l’export figure à l’usine, et aussi dans la barre.',
        done: '3 £, tout de suite et sans marché.',
      },
      ship: {
        story:
          'Chaque navire utilisé pose un jeton navire sur votre plateau, neuf au plus dans la partie. Tous les deux jetons, la valeur de votre action baisse de 1 à la fin.',
        goal: 'Exportez les deux, et finissez cette étape.',
        hint: 'Exporter 2, puis « Finir le tour ».',
        done: '6 £, un navire utilisé, un jeton.',
      },
      more: {
        story: 'Le textile maintenant, avec plus de bras que de clients.',
        goal: 'Produisez cinq textiles et gardez-en deux.',
        hint: 'Embaucher au textile, terminer, attrait 3, un développement, « Finir le tour ».',
        done: 'Trois vendus à 6 £, deux restent.',
      },
      store: {
        story:
          'Cette fois gardons-les. Deux petits entrepôts contiennent deux marchandises chacun, d’une seule sorte. Elles se vendront dans une autre manche du textile.',
        goal: 'N’exportez rien et stockez les deux textiles.',
        hint: 'Ne rien exporter, puis « Finir le tour ».',
        done: 'Deux textiles attendent à leur usine.',
      },
      exchange: {
        story: 'La bourse achète des actions, emprunte s’il le faut, et rend vos navires prêts.',
        goal: 'Ayez de nouveau vos deux navires prêts.',
        hint: 'Bourse, acheter une action ou aucune, pas d’emprunt.',
        done: 'Et une action de plus, à 12 £.',
      },
      end: {
        story:
          'Chaque emprunt coûte une action à la fin, les jetons navire coûtent de la valeur, les stocks rapportent encore un peu. À la toute fin l’argent achète des actions : épargner n’est pas perdu.',
      },
    },
  },
  solo: {
    title: 'Seul contre les automates',
    about: 'Deux adversaires sans esprit, et dont il ne faut pas rire.',
    scenes: {
      welcome: {
        story:
          'Seul, vous jouez contre deux automates. Ils ont 12 actions à 12, ne paient rien et suivent les marqueurs tirés d’un sac. Les cartes forment une grille ; une carte sous un disque ne se prend pas.',
      },
      factories: {
        story: 'Choisissez votre première usine. Puis les adversaires sont répartis sur les quatre pistes.',
        goal: 'Choisissez la nourriture, et finissez cette étape.',
        hint: 'Nourriture dans la barre, puis « Finir le tour ».',
        done: 'Un adversaire sur chaque piste : à 4 pour nourriture et textile, à 3 pour couverts et lampes.',
      },
      second: {
        story:
          'Là où il y a un adversaire, la demande a monté. Choisissez votre deuxième usine, et un premier pas de votre plateau.',
        goal: 'Choisissez une deuxième usine et un développement.',
        hint: 'Textile, « Finir le tour », puis un pas de qualité, « Finir le tour ».',
        done: 'La première manche commence. Vous êtes le premier.',
      },
      demand: {
        story: 'La nourriture est active. Le premier adversaire est à 4.',
        goal: 'Où est la demande de nourriture ?',
        hint: 'La barre sur la première piste.',
        done: '1. Le premier adversaire en vendrait trois.',
      },
      employ: {
        story:
          'L’embauche produit des marchandises et baisse la demande : bon pour vous, et pour celui qui est au-dessus.',
        goal: 'Embauchez à la nourriture, et fixez un attrait.',
        hint: 'Embauche, nourriture, terminer, puis attrait 3.',
        done: 'Cinq marchandises, attrait 3, demande 1.',
      },
      draw: {
        story:
          'Après votre tour on tire un marqueur. Si son adversaire est sur la piste active, il monte de deux cases ; sinon, il construit. Neutre : rien de plus. Chaque adversaire non tiré gagne une action.',
        goal: 'Prenez un développement, finissez votre tour, voyez ce qui est tiré.',
        hint: 'Un pas de navires, puis « Finir le tour ».',
        done: 'Neutre : personne n’a bougé, les deux ont gagné une action. Vous en avez vendu deux.',
      },
      ship: {
        story: 'Trois nourritures restent. Vos navires en portent maintenant trois chacun.',
        goal: 'Décidez de leur sort, et finissez cette étape.',
        hint: 'Exporter 3 : un navire, un jeton.',
        done: 'Et le premier adversaire, qui en a vendu trois, vaut 13 par action.',
      },
      end: {
        story:
          'Vous gagnez si votre score dépasse les deux. Il y a aussi quinze titres à mériter, de Patriote à Magnat ; le livre des records les garde. Jouez : encore onze manches.',
      },
    },
  },
}
