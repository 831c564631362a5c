// English: the lessons of the card game.
import type { CardStories } from '../lessons/stories.ts'

export const enCardLessons: CardStories = {
  'first-round': {
    title: 'The first round',
    about: 'One action, one price, one development.',
    scenes: {
      welcome: {
        story:
          'Arkwright in twelve rounds. You begin with two factories, food and clothes, made of cards: workers and storehouses to the left, office, quality and distribution to the right. In each round one good is active; now it is food.',
      },
      action: {
        story: 'A turn has three parts. First one action. Carts and shops make food better liked: lay distribution.',
        goal: 'Lay at least 2 distribution at the food factory.',
        hint: 'Distribution in the bar, then food up to 2.',
        done: 'Distribution counts as appeal only, and fades.',
      },
      price: {
        story:
          'Second, price and appeal of the active good. What you take off the price becomes appeal. On the market you sell as many as your appeal stands above the demand. Beware: as your marker climbs past arrows, demand climbs too.',
        goal: 'Choose an appeal at which you would sell all three.',
        hint: 'Appeal 4: the price is £6 then, and the demand 1.',
        done: 'Appeal 4, demand 1: room for three.',
      },
      earn: {
        story: 'Price and appeal always make the same sum; distribution comes on top.',
        goal: 'What does one food bring you now?',
        hint: 'The sum on the food factory tells the price.',
        done: '£6 each. A little dearer would have done as well: try it another time.',
      },
      development: {
        story:
          'Third, one development: a step on your board, or a card from the supply. Then the others play, and food is produced.',
        goal: 'Take a development, end your turn and see the sale.',
        hint: 'A step of quality, for instance; then End turn.',
        done: 'Three sold for £18, £10 for wages and the factory.',
      },
      value: {
        story: 'Who sells at least two gains 1 of share value; the single highest appeal among them gains 1 more.',
        goal: 'What is your share value now? It was 10.',
        hint: 'Your board shows it.',
        done: '12: you were the best liked.',
      },
      end: {
        story:
          'At the end share value times shares is your score. Round two is clothes, and Red has a clothes factory as well. Play on, or look closer at the market first.',
      },
    },
  },
  market: {
    title: 'Market and appeal',
    about: 'Demand runs after appeal. Stay ahead of it.',
    scenes: {
      tracks: {
        story:
          'Each good has a track. The bar is the demand: what people expect. Whoever stands above it sells, one good for each space. In this game a low demand is good for the sellers.',
      },
      demand: {
        story: 'Clothes is active. Red has already gone up to 3 and passed an arrow on the way.',
        goal: 'Where does the demand for clothes stand?',
        hint: 'The bar on the second track.',
        done: '0. It was −1 before Red moved.',
      },
      employ: {
        story:
          'Your clothes factory makes three. A second worker card makes two more. New workers have wages to spend: demand for all goods falls by one, and wages go up a step.',
        goal: 'Employ workers at the clothes factory.',
        hint: 'Employ, then clothes.',
        done: 'Five goods a round.',
      },
      fell: {
        story: 'Look at all four tracks, and at the wages.',
        goal: 'Where is the demand for clothes now?',
        hint: 'One lower than before.',
        done: '−1: everybody sells more easily for a while.',
      },
      price: {
        story:
          'Now your appeal. Each arrow your marker passes moves demand one step after you, so the last steps up bring nothing but a lower price.',
        goal: 'Choose an appeal at which you sell at least three.',
        hint: 'Done with employing, then appeal 4.',
        done: 'Above Red, and at £5.',
      },
      limit: {
        story: 'You made five.',
        goal: 'How many does the home market take from you?',
        hint: 'Your marker stands at 4, the demand at 1.',
        done: 'Three. Two will be left over, and Red, at 3, now sells only two.',
      },
      sell: {
        story: 'A development to end with: for goods that are left over, the Big Storehouse is handy.',
        goal: 'Take a development, end your turn and see the sale.',
        hint: 'The Big Storehouse from the supply, then End turn.',
        done: 'Three sold at £5; Red had to ship one.',
      },
      end: {
        story:
          'Rising appeal pulls demand up and spoils the sale of those below. What to do with the two clothes you are just asked about is the next lesson.',
      },
    },
  },
  leftovers: {
    title: 'Ships, storehouses, stock exchange',
    about: 'Three ways with what the market does not want.',
    scenes: {
      dear: {
        story:
          'Not everything must be sold at home. Let us keep food dear. Buy a machine, set an appeal of 1, and step up your ships: three goods each instead of two.',
        goal: 'Have at least two food left over after the sale.',
        hint: 'Automate food, done, appeal 1, a step of ships, End turn.',
        done: 'One sold at £7, two left.',
      },
      export: {
        story: 'What is left may be shipped, stored or wasted.',
        goal: 'What does a shipped food bring?',
        hint: 'The export price stands on the factory, and in the bar as well.',
        done: '£3, at once and without any market.',
      },
      ship: {
        story:
          'Each ship used lays a ship token on your board, nine at most in a game. After every second one your share value is 1 lower at the end.',
        goal: 'Ship both, and end this step.',
        hint: 'Ship 2, then End turn.',
        done: '£6, one ship used, one token.',
      },
      more: {
        story: 'Now clothes, with more hands than customers.',
        goal: 'Make five clothes and have two left over.',
        hint: 'Employ at clothes, done, appeal 3, a development, End turn.',
        done: 'Three sold at £6, two left.',
      },
      store: {
        story:
          'This time keep them. Two small storehouses hold two goods each, one kind in each. They are sold in a later round of clothes.',
        goal: 'Ship nothing and store the two clothes.',
        hint: 'Ship 0, then End turn.',
        done: 'Two clothes wait at their factory.',
      },
      exchange: {
        story: 'The stock exchange buys shares, takes loans if you must, and makes your ships ready again.',
        goal: 'Have both ships ready again.',
        hint: 'Stock exchange, buy a share or none, no loan.',
        done: 'And a share more, at £12.',
      },
      end: {
        story:
          'Loans cost a share each at the end, ship tokens cost value, stored goods still bring a little. Money buys shares at the very end, so nothing is lost by saving.',
      },
    },
  },
  solo: {
    title: 'Alone against the automata',
    about: 'Two opponents without a mind, and not to be laughed at.',
    scenes: {
      welcome: {
        story:
          'Alone you play against two automata. They own 12 shares at 12 each, pay nothing, and follow the markers drawn from a bag. The cards lie in a grid; a card under a disc cannot be taken.',
      },
      factories: {
        story: 'Choose your first factory. Then the opponents are dealt onto the four tracks.',
        goal: 'Choose food, and end this step.',
        hint: 'Food in the bar, then End turn.',
        done: 'One opponent on each track: at 4 for food and clothes, at 3 for cutlery and lamps.',
      },
      second: {
        story:
          'Where an opponent stands, demand has gone up. Choose your second factory, and a step of your board to begin with.',
        goal: 'Choose a second factory and a development.',
        hint: 'Clothes, End turn, then a step of quality, End turn.',
        done: 'The first round begins. You are first.',
      },
      demand: {
        story: 'Food is active. Opponent 1 stands at 4.',
        goal: 'Where is the demand for food?',
        hint: 'The bar on the first track.',
        done: '1. Opponent 1 would sell three.',
      },
      employ: {
        story: 'Employing makes goods and lowers demand: good for you, and for the one above you.',
        goal: 'Employ at food, and set an appeal.',
        hint: 'Employ, food, done, then appeal 3.',
        done: 'Five goods, appeal 3, demand 1.',
      },
      draw: {
        story:
          'After your turn a marker is drawn. If its opponent is on the active track, it goes up two spaces; if not, it builds. Neutral: nothing more. Every opponent not drawn gains a share.',
        goal: 'Take a development, end your turn, see what is drawn.',
        hint: 'A step of ships, then End turn.',
        done: 'Neutral: nobody moved, both gained a share. You sold two.',
      },
      ship: {
        story: 'Three food are left. Your ships now carry three each.',
        goal: 'Decide about them, and end this step.',
        hint: 'Ship 3: one ship, one token.',
        done: 'And Opponent 1, who sold three, is worth 13 a share.',
      },
      end: {
        story:
          'You win if your score beats both. There are fifteen titles to earn besides, from Patriot to Magnate; the record book keeps them. Play on: eleven rounds to go.',
      },
    },
  },
}
