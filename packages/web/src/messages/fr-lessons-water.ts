// French: the lessons of Water Frame.
import type { WaterStories } from '../lessons/stories.ts'

export const frWaterLessons: WaterStories = {
  warehouse: {
    title: 'Entrepôt et contrats',
    about: 'Ce que personne n’achète veut un toit, et peut-être un acheteur outre-mer.',
    scenes: {
      welcome: {
        story:
          'Water Frame est le jeu complet : cinq décennies, et un port. Vos usines sont les mêmes, mais vos prix sont hauts : vous comptez vendre au loin. Nourriture 7 £, textile 8 £, un petit navire au quai.',
      },
      left: {
        story: 'À 7 £ votre nourriture a un attrait de 1. Vous en produisez trois.',
        goal: 'Combien le marché intérieur en prendra-t-il ?',
        hint: 'Personne ne vend plus que son attrait ; la prévision est d’accord.',
        done: 'Une. Et dans Water Frame le reste est perdu, si personne ne le garde.',
      },
      column: {
        story:
          'Le grand entrepôt s’ouvre par des ouvriers sur son bord : un à une colonne ouvre cinq cases pour cette marchandise, un à une rangée ouvre une case pour chacune. On les embauche avec le marqueur ouvriers.',
        goal: 'Ouvrez une place pour la nourriture.',
        hint: 'Ouvriers pour 2 £, puis un ouvrier à la colonne nourriture.',
        done: 'De la place pour cinq nourritures.',
      },
      store: {
        story: 'Finissez le tour et laissez passer la vente.',
        goal: 'Ayez de la nourriture dans votre entrepôt.',
        hint: 'Finir le tour.',
        done: 'Une vendue, deux en stock.',
      },
      contract: {
        story:
          'Un contrat est votre parole à la Compagnie des Indes : tant d’une marchandise, en une fois. Il est gratuit, se conclut avec le marqueur bourse, et peut être augmenté mais jamais réduit.',
        goal: 'Concluez un contrat de deux nourritures.',
        hint: 'Bourse pour 4 £, ne rien vendre, ne rien acheter, puis le contrat de 2 nourritures.',
        done: 'Deux en stock, deux promises : il ne manque que le navire.',
      },
      wages: {
        story:
          'Ouvriers d’entrepôt et équipages ne sont pas payés à la production mais une fois par décennie, dans la phase d’événement ; c’est là seulement qu’on peut s’en séparer. Votre petit navire de deux navigue sans équipage.',
        goal: 'Combien de gens de votre port faudra-t-il payer ?',
        hint: 'Comptez les ouvriers au bord de l’entrepôt.',
        done: 'Un, au salaire du jour.',
      },
      end: {
        story:
          'Un contrat non rempli quand sa marchandise est produite monte au nombre suivant : une promesse grandit. Comment les navires l’emportent, c’est la leçon suivante.',
      },
    },
  },
  ships: {
    title: 'Les navires, de deux façons',
    about: 'Expédiez ce qui vient d’être produit, ou envoyez le navire lui-même.',
    scenes: {
      pier: {
        story:
          'Outre-mer personne ne demande votre prix : chaque marchandise rapporte la qualité de base de son usine. Nourriture 8 £, textile 9 £, davantage aux niveaux supérieurs. Votre navire en porte deux. Essayons les deux façons.',
      },
      contract: {
        story:
          'La première : avec la production. La nourriture est produite dans ce cycle, promettez-en donc maintenant.',
        goal: 'Concluez un contrat de deux nourritures, pas plus, et finissez votre tour.',
        hint: 'Bourse pour 2 £, pas d’actions, le contrat de 2 nourritures, « Finir le tour ».',
        done: 'Une nourriture est vendue au pays, deux restent, et votre navire attend.',
      },
      production: {
        story:
          'Dans la phase de production tous vos navires comptent ensemble et ne coûtent que le risque : une case de valeur pour chaque navire utilisé.',
        goal: 'Expédiez les deux nourritures, et finissez votre tour.',
        hint: 'Expédier 2 nourritures, puis « Finir le tour ».',
        done: '16 £ pour deux marchandises qui auraient été perdues.',
      },
      store: {
        story: 'La deuxième façon veut un stock : le textile est produit maintenant, expédié plus tard.',
        goal: 'Ayez deux textiles dans votre entrepôt.',
        hint: 'Ouvriers pour 4 £, un ouvrier à la colonne textile, « Finir le tour ».',
        done: 'Un vendu, deux en stock.',
      },
      again: {
        story:
          'Une nouvelle promesse. Le marqueur bourse est déjà sur le tableau : le réutiliser au même endroit coûte 2 £ de plus.',
        goal: 'Concluez un contrat de deux textiles, pas plus, et finissez votre tour.',
        hint: 'Encore bourse, ne rien vendre ni acheter, le contrat de 2 textiles, « Finir le tour ».',
        done: 'Envoyez maintenant le navire lui-même.',
      },
      action: {
        story:
          'Un navire est aussi un marqueur d’action. La case doit coûter au moins ce que porte le navire. Il prend des marchandises en stock pour un ou plusieurs contrats, chacun en entier.',
        goal: 'Expédiez les deux textiles avec votre navire.',
        hint: 'Le navire sur une case libre à 2 £ ou plus, puis 2 textiles.',
        done: '18 £, et de nouveau une case pour le risque.',
      },
      end: {
        story:
          'Après l’action d’un navire vous pouvez prendre un marqueur spécial : un plus grand navire, par exemple. Deux quais, des cargaisons jusqu’à dix, des équipages à payer : le commerce devient une industrie.',
      },
    },
  },
  tiles: {
    title: 'Tuiles et événements',
    about: 'Des aides à prendre, et des nouvelles qui touchent tout le monde.',
    scenes: {
      supply: {
        story:
          'Les tuiles développement sont aussi des marqueurs spéciaux : qui peut prendre un marqueur spécial peut prendre une tuile à la place, jusqu’à quatre. Chacune plie une règle, et dit laquelle.',
      },
      take: {
        story:
          'À 7 £ vous ne vendez qu’une nourriture. La tuile Client (nourriture) en fait acheter une de plus après la vente, quoi que dise votre attrait.',
        goal: 'Prenez la tuile Client (nourriture).',
        hint: 'Machines pour 4 £, une machine pour la nourriture, puis Client (nourriture).',
        done: 'Un ami bien placé.',
      },
      sale: {
        story: 'Finissez le tour ; la vente vient d’abord.',
        goal: 'Voyez la vente de nourriture.',
        hint: 'Finir le tour.',
        done: 'Une vendue, et l’on vous demande si le Client doit acheter.',
      },
      use: {
        story:
          'Certaines tuiles agissent seules, pour d’autres on vous interroge, d’autres se rendent contre leur effet.',
        goal: 'Laissez le Client acheter, et finissez votre tour.',
        hint: 'Utiliser Client (nourriture), puis « Finir le tour ».',
        done: 'Deux nourritures vendues au lieu d’une : 7 £ de plus et une case de valeur de plus.',
      },
      economy: {
        story:
          'Chaque marchandise a des marqueurs de conjoncture. L’un est retourné avant son cycle : de combien l’importateur approche, et combien de licenciés reviennent. Ce qui a été retourné reste visible ; le reste se devine.',
      },
      events: {
        story:
          'À la fin de chaque décennie vient la phase d’événement : on paie ouvriers d’entrepôt et équipages, puis l’événement de la décennie a lieu. Dans cette première mise en place vous pouvez tous les lire d’avance : comptez avec eux.',
      },
      own: {
        story: 'Un Client reste chez vous et peut acheter à chaque vente de nourriture.',
        goal: 'Combien de tuiles avez-vous ?',
        hint: 'Regardez vos tuiles.',
        done: 'Une. La cinquième devrait en remplacer une autre.',
      },
      end: {
        story:
          'Contremaître, Atelier, École, Inventeur, Courtier … chacune vaut un plan. La page du matériel les énumère toutes. Vous connaissez maintenant le jeu complet : jouez.',
      },
    },
  },
}
