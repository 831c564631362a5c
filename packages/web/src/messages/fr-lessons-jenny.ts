// French: the lessons of Spinning Jenny.
import type { JennyStories } from '../lessons/stories.ts'

export const frJennyLessons: JennyStories = {
  'first-factory': {
    title: 'Votre première usine',
    about: 'La fonder, fixer un prix, réunir de l’argent, jouer un tour.',
    scenes: {
      welcome: {
        story:
          'Derbyshire, 1760. Vous avez quinze actions d’une société qui ne possède encore rien. Deux usines seront à vous avant la première décennie. Rouge, en face, a le même projet.',
      },
      found: {
        story:
          'Il faut bien manger : commençons par la nourriture. Une usine fondée reçoit aussitôt des ouvriers pour ses deux premières lignes.',
        goal: 'Fondez une usine de nourriture.',
        hint: 'Choisissez la nourriture dans la barre sombre en bas, ou sur son plateau vide.',
        done: 'Quatre ouvriers sont en place : trois marchandises à chaque production.',
      },
      price: {
        story:
          'Maintenant le prix. L’usine vaut 8 pour ses clients ; ce que vous demandez en est retiré. À 5 £ son attrait est 3, à 7 £ seulement 1. Personne ne vend jamais plus que son attrait.',
        goal: 'Fixez un prix qui laisse un attrait de 3, et finissez votre tour.',
        hint: 'Cliquez sur 5 £ de l’échelle des prix de la nourriture, puis « Finir le tour ».',
        done: 'Attrait 3 pour trois marchandises : parfait. Rouge demande 6 £ pour la nourriture et fonde aussi le textile.',
      },
      second: {
        story:
          'Votre deuxième usine. Les couverts vont bien à côté : une autre marchandise, un autre moment de la décennie, et Rouge n’y est pas.',
        goal: 'Fondez une autre usine, fixez son prix et finissez votre tour.',
        hint: 'Fondez les couverts et demandez 8 £ : il reste un attrait de 2.',
        done: 'Deux usines. Il faut maintenant les payer.',
      },
      capital: {
        story:
          'Vous recevez 20 £ et pouvez vendre des actions à 10 £. Ce sont elles qui comptent à la fin, mais une caisse vide ne bâtit rien. La plupart en gardent une dizaine.',
        goal: 'Vendez des actions jusqu’à avoir au moins 40 £, et finissez votre tour.',
        hint: 'Vendez cinq actions : cela fait 70 £, avant de payer les usines.',
        done: 'Les usines sont payées, les années 1770 commencent, et la nourriture est la marchandise active.',
      },
      forecast: {
        story:
          'Pendant que vous réfléchissez, la prévision montre ce que la production apporterait si personne ne changeait rien : qui vend combien, ce que cela rapporte, ce que cela coûte.',
        goal: 'Combien de marchandises vendriez-vous ?',
        hint: 'La prévision a une ligne pour chaque société ; la vôtre est la bleue.',
        done: 'Toutes les trois. Rouge est plus cher, a un attrait de 2 et n’en vend que deux.',
      },
      turn: {
        story:
          'Un tour : posez un marqueur sur une case du tableau d’administration, payez la case, faites ce que dit le marqueur. Embauchez quelques bras pour les couverts, qui viendront plus tard ; puis finissez le tour et regardez la vente.',
        goal: 'Embauchez au moins un ouvrier, et voyez votre première vente.',
        hint: 'Ouvriers, 2 £, puis embaucher pour les couverts, ligne 3. « Finir le tour » laisse le reste en l’état.',
        done: 'Trois nourritures à 5 £, le plus grand attrait et la plus grande vente : votre action monte de quatre cases.',
      },
      end: {
        story:
          'Voilà le cœur du jeu : produire, plaire plus que les autres, voir monter son action. Jouez à partir d’ici, ou voyez ensuite comment se passe vraiment une vente.',
      },
    },
  },
  sale: {
    title: 'Une vente, appel par appel',
    about: 'Qui est servi d’abord, qui reste sans rien, et pourquoi.',
    scenes: {
      customers: {
        story:
          'Chaque ouvrier qui a quitté le marché de l’emploi a un salaire et des envies. Les nombres découverts d’une colonne disent combien de gens veulent cette marchandise aujourd’hui.',
        goal: 'Combien de clients la nourriture a-t-elle ?',
        hint: 'La ligne des totaux sous le marché de l’emploi, première colonne.',
        done: 'Sept clients, et deux usines qui les voudraient.',
      },
      appeal: {
        story:
          'Les clients aiment ce qui est bon et bon marché. La somme figure sur chaque usine : base + qualité + distribution − prix.',
        goal: 'Quel est l’attrait de votre nourriture ?',
        hint: '8 + 0 + 0 − 5.',
        done: '3. Rouge a 3 aussi, l’importateur 1.',
      },
      calls: {
        story:
          'La vente se fait par appels. Le premier va au plus grand attrait ; chacun des suivants descend d’une case. Qui est atteint vend une marchandise à chaque appel : un attrait de 3, c’est trois appels. Dans un appel, le plus grand attrait passe d’abord ; à égalité l’importateur passe en dernier, puis la meilleure qualité d’abord.',
      },
      quality: {
        story:
          'Passons devant Rouge. Une meilleure qualité reste pour toujours. Avec votre marqueur de couleur un degré coûte 6 £.',
        goal: 'Améliorez la qualité de votre nourriture.',
        hint: 'Qualité sur la case à 6 £, puis nourriture.',
        done: 'Attrait 4 : vous seriez d’abord seul appelé.',
      },
      price: {
        story:
          'Mais vous ne produisez que trois marchandises. Un quatrième appel trouverait vos rayons vides : l’avance peut devenir de l’argent, car après la qualité vous pouvez ajuster le prix.',
        goal: 'Demandez 6 £ ou plus, et gardez un attrait de 3.',
        hint: '6 £ sur l’échelle des prix de la nourriture.',
        done: 'Le même attrait qu’avant, et une livre de plus par marchandise.',
      },
      limit: {
        story: 'Trois choses limitent vos ventes : vos marchandises, votre attrait et les clients qui restent.',
        goal: 'Combien en vendrez-vous ?',
        hint: 'Vous en produisez 3, attrait 3, et sept clients pour Rouge, vous et l’importateur.',
        done: 'Trois, quoi que fasse Rouge : il y a assez de clients pour vous deux.',
      },
      sell: {
        story: 'Finissez votre tour. Rouge a ses propres idées et dépense en distribution.',
        goal: 'Finissez votre tour et vendez trois nourritures à 6 £.',
        hint: 'Le bouton « Finir le tour », à droite de la barre.',
        done: '3 × 6 £ = 18 £.',
      },
      film: {
        story:
          'Le film le remontre : les appels 5 et 4 ne sont allés qu’à Rouge, l’appel 3 à vous deux, l’appel 2 à vous seul, car Rouge n’avait plus rien. Vous pouvez le suivre pas à pas, le passer ou le revoir.',
      },
      value: {
        story:
          'Puis la valeur de l’action bouge : une case pour une marchandise vendue, deux cases pour deux ou plus. Le plus grand attrait et la plus grande vente en apportent chacun une de plus, si personne n’est à égalité.',
        goal: 'Sur quelle case est la valeur de votre action ?',
        hint: 'Le disque bleu sur la piste ; il est parti de 10.',
        done: '12. Rouge est à 13, pour le plus grand attrait.',
      },
      end: {
        story:
          'Être seul à plaire le plus vaut une case à chaque fois. Douze ventes dans une partie : les petites avances s’additionnent. Ensuite : d’où viennent les clients.',
      },
    },
  },
  workers: {
    title: 'Ouvriers, demande, salaires',
    about: 'Embauchez et ils deviennent clients. Embauchez trop et tous paient.',
    scenes: {
      market: {
        story:
          'Le marché de l’emploi est l’horloge de ce jeu. Chaque ouvrier embauché libère une case, rangée par rangée. Les nombres découverts sont la demande ; la rangée atteinte dit ce que coûte un ouvrier.',
      },
      wage: {
        story:
          'La bande éclairée à droite du marché est le salaire que tous paient pour chaque ouvrier d’une usine qui produit.',
        goal: 'Que coûte un ouvrier maintenant ?',
        hint: 'La bande éclairée le dit.',
        done: '2 £ : les bras sont bon marché. Pas pour longtemps.',
      },
      hire: {
        story:
          'Une ligne ne produit que si toutes ses places sont occupées. Votre nourriture a deux lignes en marche ; la troisième demande deux ouvriers. Embaucher est gratuit, le marqueur coûte sa case.',
        goal: 'Produisez quatre nourritures, et portez la demande de nourriture à 8.',
        hint: 'Ouvriers pour 2 £, puis deux fois embaucher pour la nourriture, ligne 3.',
        done: 'Une marchandise de plus, et deux familles de plus avec de l’argent en poche.',
      },
      dearer: {
        story:
          'En une action vous pouvez embaucher autant que vous voulez. Voyez ce que devient le salaire quand on est gourmand.',
        goal: 'Continuez d’embaucher jusqu’à un salaire de 3 £.',
        hint: 'Trois pour les couverts, ligne 3, et un pour la nourriture, ligne 4.',
        done: 'Voilà : 3 £ pour chaque ouvrier de chacun. Et celui de la ligne 4, seul, ne produit rien.',
      },
      back: {
        story: 'Rien n’est définitif avant la fin de votre tour. Reprenez le dernier.',
        goal: 'Ramenez le salaire à 2 £.',
        hint: '« Un pas en arrière », à droite de la barre.',
        done: 'Cinq embauchés, salaire 2 £.',
      },
      sell: {
        story: 'Finissez le tour. Mais Rouge peut embaucher aussi, et le marché ne demande pas qui était le premier.',
        goal: 'Finissez votre tour et voyez la vente.',
        hint: 'Finir le tour.',
        done: 'Rouge en a embauché deux : le salaire est tout de même monté à 3 £, et vous avez payé 18 £ pour six ouvriers.',
      },
      paid: {
        story:
          'Vous avez produit quatre nourritures, mais un attrait de 3 en vend trois. Le reste est stocké, cinq marchandises au plus en tout, sur les dernières cases des échelles des prix.',
        goal: 'Combien de nourritures avez-vous en stock ?',
        hint: 'Quatre produites, trois vendues.',
        done: 'Une. Elle pourra partir dans une vente future, quand vous serez appelé sans avoir rien d’autre.',
      },
      end: {
        story:
          'À chaque phase de conjoncture quelques licenciés retournent au marché : la demande baisse un peu, et les salaires peut-être. Qui embauche nourrit le marché de tous ; qui licencie, ou achète des machines, l’affame. C’est la suite.',
      },
    },
  },
  machines: {
    title: 'Machines',
    about: 'Elles coûtent 1 £ et ne font jamais grève. Mais elles n’achètent rien.',
    scenes: {
      cost: {
        story: 'Votre nourriture : quatre ouvriers à 2 £, trois marchandises à 5 £. La prévision sait ce qui reste.',
        goal: 'Que rapporterait la nourriture, salaires payés ?',
        hint: '3 × 5 £ − 4 × 2 £.',
        done: '7 £. Les salaires mangent la moitié.',
      },
      buy: {
        story:
          'Une machine prend la place d’un ouvrier et coûte 1 £ à chaque production. Vous avez le marqueur machines clair : sur la case à 6 £ il donne deux machines. Une place de chaque ligne reste à un être humain.',
        goal: 'Mettez deux machines dans votre usine de nourriture.',
        hint: 'Machines (gris clair), 6 £, puis nourriture ligne 1 et nourriture ligne 2.',
        done: 'Deux bras de moins, les mêmes trois marchandises.',
      },
      cheaper: {
        story: 'Deux ouvriers à 2 £, deux machines à 1 £.',
        goal: 'Et que rapporterait la nourriture maintenant ?',
        hint: '15 − 4 − 2.',
        done: '9 £, à chaque décennie à venir, et davantage quand les salaires montent.',
      },
      marker: {
        story:
          'Après machines, ouvriers et bourse vous pouvez prendre un marqueur spécial : les gris font leur action mieux que les vôtres. Ils sont à vous pour toute la partie.',
        goal: 'Prenez un marqueur clair.',
        hint: 'N’importe lequel du plateau des marqueurs spéciaux ; distribution (gris clair) est un bon choix.',
        done: 'Une action de plus dans votre boîte.',
      },
      sell: {
        story: 'Finissez le tour. Rouge a lu les mêmes journaux.',
        goal: 'Finissez votre tour et voyez la vente.',
        hint: 'Finir le tour.',
        done: '6 £ payées au lieu de 8 £. Mais trois ouvriers ont perdu leur place aujourd’hui, deux chez vous, un chez Rouge.',
      },
      customers: {
        story:
          'Les licenciés attendent à côté du plateau, et à chaque phase de conjoncture quelques-uns retournent au marché de l’emploi. Chaque case qu’ils occupent était un client.',
        goal: 'Combien de clients le textile a-t-il maintenant ? Il en avait six.',
        hint: 'Les totaux sous le marché de l’emploi, deuxième colonne.',
        done: 'Cinq. Les machines ne gâtent jamais le marché de leur seul propriétaire.',
      },
      end: {
        story:
          'Ce dilemme est celui de tous : les machines enrichissent, et les machines de tous appauvrissent le marché. Soyez en avance, et laissez les autres embaucher.',
      },
    },
  },
  appeal: {
    title: 'Qualité et distribution',
    about: 'L’une reste, l’autre s’efface ; les deux permettent un meilleur prix.',
    scenes: {
      sum: {
        story:
          'L’attrait est une somme que l’on lit sur chaque plateau. Base et qualité restent. La distribution, ce sont charrettes, boutiques et belles paroles : bon marché, et elle baisse de un chaque fois que l’usine vend.',
      },
      distribution: {
        story:
          'La nourriture va être vendue. Votre marqueur distribution vaut ce que vous payez pour sa case, 4 £ au plus : le premier degré d’une usine coûte 1 £, le deuxième 2 £.',
        goal: 'Augmentez de deux la distribution de la nourriture.',
        hint: 'Distribution pour 4 £, puis deux fois nourriture.',
        done: 'Deux degrés pour 3 £ ; la dernière livre peut encore ajuster un prix.',
      },
      ahead: {
        story: 'Rouge est à 3.',
        goal: 'Quel est maintenant l’attrait de votre nourriture ?',
        hint: '8 + 0 + 2 − 5.',
        done: '5. Plus qu’il n’en faut pour trois marchandises.',
      },
      price: {
        story: 'Changez donc l’attrait en argent. Après la distribution on peut ajuster le prix de l’usine.',
        goal: 'Demandez 7 £ pour la nourriture, et gardez un attrait de 3.',
        hint: 'Terminez la distribution, puis 7 £ sur l’échelle des prix.',
        done: '2 £ de plus par marchandise : les 4 £ reviennent avec intérêts.',
      },
      sell: {
        story: 'Finissez votre tour.',
        goal: 'Vendez trois nourritures à 7 £.',
        hint: 'Finir le tour.',
        done: '21 £ au lieu de 15 £.',
      },
      faded: {
        story: 'Et maintenant regardez de nouveau le plateau.',
        goal: 'Combien de distribution reste-t-il à votre nourriture ?',
        hint: 'Elle baisse de un à chaque production de l’usine.',
        done: '1. Si l’attrait devait tomber sous 0, le prix devrait baisser, et la valeur de l’action avec lui.',
      },
      quality: {
        story:
          'Les couverts viennent bientôt, et la qualité ne s’efface jamais. Un degré coûte 6 £ avec votre marqueur de couleur, 4 £ avec un clair.',
        goal: 'Améliorez la qualité des couverts et finissez votre tour.',
        hint: 'Qualité sur la case à 6 £, puis couverts.',
        done: 'Attrait 3 pour les couverts, pour de bon.',
      },
      end: {
        story:
          'La qualité tôt, la distribution juste avant la vente. Et quand deux plaisent autant, la meilleure qualité est servie d’abord.',
      },
    },
  },
  shares: {
    title: 'Les actions et la fin',
    about: 'Les deux derniers cycles d’une partie : ce qui compte, et comment le faire compter.',
    scenes: {
      counts: {
        story:
          'Les années 1790, encore deux cycles. À la fin une seule chose compte : vos actions multipliées par leur valeur. L’argent ne vaut plus rien : il doit devenir des actions à temps.',
      },
      worth: {
        story: 'Vous avez 15 actions à 21 £, Rouge 12 à 21 £, mais Rouge a plus de 90 £ en caisse.',
        goal: 'Que vaut votre portefeuille maintenant ?',
        hint: '15 × 21 £.',
        done: '315 £. Rouge a 252 £ et peut encore acheter quatre actions.',
      },
      prepare: {
        story:
          'Voici les couverts, et personne d’autre n’en produit : seul l’importateur est à 3. Quatre ventes en tête du marché apporteraient quatre cases. Vous en produisez trois, et une attend en stock.',
        goal: 'Demandez 9 £ pour les couverts avec un attrait de 4, et finissez votre tour.',
        hint: 'Qualité (gris clair) pour 6 £, couverts, puis 9 £ sur l’échelle des prix.',
        done: 'Vous êtes appelé d’abord, avant l’importateur.',
      },
      stored: {
        story: 'Vos trois marchandises sont parties et l’on vous appelle encore. Le stock peut aider.',
        goal: 'Vendez celle du stock et soyez celui qui a le plus vendu.',
        hint: 'Vendre une marchandise du stock, puis « Finir le tour ».',
        done: 'Quatre vendues contre trois de l’importateur : quatre cases de plus.',
      },
      value: {
        story: 'Plus on monte, plus il faut de cases pour une livre : trois, à cette hauteur.',
        goal: 'Que vaut maintenant une de vos actions ?',
        hint: 'Le nombre sous votre disque sur la piste.',
        done: '23 £. Sur 15 actions, cela fait 30 £ de plus.',
      },
      last: {
        story:
          'Le dernier cycle, les lampes. Une bourse attend tout le monde à la toute fin : inutile d’y passer ce tour. Huit ouvriers à 3 £, en revanche, coûtent cher, dont deux seulement parce que l’usine est obsolète.',
        goal: 'Faites ce qui vous semble bon, et vendez vos lampes.',
        hint: 'Machines (gris clair) pour 8 £ : deux machines pour les lampes. Puis « Finir le tour ».',
        done: 'Trois lampes à 10 £, et trois cases de plus.',
      },
      final: {
        story:
          'La bourse finale. Rouge vient d’acheter quatre actions. Des emprunts, si vous en aviez, seraient à rembourser d’abord : qui doit encore n’est pas classé.',
        goal: 'Possédez seize actions.',
        hint: 'Achetez une action, puis « Finir le tour ».',
        done: '16 × 24 £ = 384 £.',
      },
      end: {
        story:
          'Vous gagnez avec 384 £ contre 336 £. Rouge avait l’argent, vous aviez la valeur : la moitié de l’art est le bon moment pour changer l’un en l’autre. À vous maintenant une partie entière !',
      },
    },
  },
}
