// French for what the rules of Water Frame refuse.
import { money } from './figures.ts'
import { BY_NAME, cap } from './fr-goods.ts'
import { tile } from './fr-water-frame-names.ts'
import type { Catalogue } from './index.ts'

export const frWaterFrameRefusals: Catalogue['waterFrame']['refusals'] = {
  'all-in-the-large-warehouse': () => 'Tout est dans le grand entrepôt : en rendre ne fait pas de place.',
  'contract-never-lower': ({ contract }) => `Le contrat est sur ${contract} et ne peut que monter.`,
  'cost-below-capacity': ({ capacity, highest, paid }) =>
    `Un navire de ${capacity} demande des frais d’administration aussi élevés ; ici ils sont de ${money(Number(highest ?? paid))}.`,
  'factories-must-be-paid-for': ({ needed }) => `Il faut vendre au moins ${needed} actions pour payer les usines.`,
  'fewer-copies-than-players': () => 'Ces tuiles doivent être moins nombreuses que les joueurs.',
  'goods-of-the-row-are-sold': ({ made, left }) => `La ligne en a produit ${made}, et il n’en reste que ${left}.`,
  'marker-limit': ({ limit, rows: reach }) =>
    reach === undefined ? `Ce marqueur en permet ${limit} au plus.` : `Ce marqueur va jusqu’à la ligne ${reach}.`,
  'no-contract': () => 'Vous n’avez pas de contrat pour cette marchandise.',
  'no-free-space': () => 'Cette ligne n’a pas de place libre.',
  'no-further-use': ({ uses }) => `Elle a servi ${uses} fois et ne peut pas être gardée.`,
  'no-ship-at-this-pier': () => 'Il n’y a pas de navire à ce quai.',
  'no-such-economy-marker-left': () => 'Il ne reste pas de marqueur de conjoncture de ce genre.',
  'no-such-event-left': () => 'Cet événement ne peut pas venir maintenant.',
  'no-such-ship-left': () => 'Il ne reste pas de navire de ce genre.',
  'no-such-tile-left': () => 'Il ne reste pas de tuile de ce genre.',
  'no-producing-row': () => 'Aucune ligne de cette usine ne produit.',
  'no-surplus-to-store': () => 'Il ne reste rien à stocker.',
  'no-warehouse-worker-there': () => 'Personne n’y travaille.',
  'no-workers-left-for-the-crew': ({ crew: needed, available }) =>
    `L’équipage demande ${needed} ; on peut en embaucher ${available}.`,
  'not-enough-capacity': ({ capacity, count }) => `Il y a de la place pour ${capacity}, pas pour ${count}.`,
  'not-enough-cash': ({ needed, each, cash }) =>
    `Il faut ${money(Number(needed ?? each))} ; vous avez ${money(Number(cash))}.`,
  'not-enough-goods': ({ goods, count }) => `Vous en avez ${goods} à expédier, pas ${count}.`,
  'not-on-the-track': ({ highest }) => `La piste des contrats s’arrête à ${highest}.`,
  'nothing-built-or-modernised': () => 'Rien n’a été construit ni modernisé pendant cette action.',
  'nothing-left-to-sell': () => 'Il ne reste rien à vendre.',
  'one-or-two-shares': () => 'Il s’agit d’une ou deux actions.',
  'one-share-at-most': () => 'Il s’agit d’une action au plus.',
  'only-a-smaller-ship-is-replaced': ({ capacity }) => `Un navire de ${capacity} n’en remplace qu’un plus petit.`,
  'only-at-the-first-such-call': () => 'Seulement au premier appel après la vente de votre production.',
  'only-for-a-smaller-ship': ({ smallest, capacity }) =>
    `Les deux quais sont pris, et un navire de ${capacity} n’est pas plus grand que celui de ${smallest}.`,
  'only-the-active-good': () => 'On n’expédie maintenant que la marchandise active.',
  'only-the-whole-contract': ({ contract }) => `Le contrat est de ${contract}, entier ou pas du tout.`,
  'other-good-active': ({ good: active }) => `Marchandise active : ${BY_NAME[String(active)]}.`,
  'other-shade-in-this-row': () => 'Cette ligne prend des marqueurs de l’autre teinte.',
  'other-tile': ({ tile: name }) => `La question porte maintenant sur ceci : ${tile(String(name))}.`,
  'row-not-staffed': ({ row }) => `Personne ne travaille dans la ligne ${row}.`,
  'row-made-the-extra-good': () => 'La marchandise supplémentaire vient de cette ligne : elle reste ouverte.',
  'row-off-already': () => 'La ligne est déjà arrêtée.',
  'space-forbidden': ({ cost }) => `Un événement a fermé la case à ${money(Number(cost))}.`,
  'sum-not-allowed': ({ lowest, highest }) => `Ici vous payez de ${money(Number(lowest))} à ${money(Number(highest))}.`,
  'tile-already-owned': ({ tile: name }) => `Vous avez déjà ceci : ${tile(String(name))}.`,
  'tile-assigned-there': () => 'Elle agit déjà près de cette usine.',
  'tile-just-taken': () => 'Vous venez de la prendre.',
  'tile-must-be-assigned': () => 'Choisissez une usine pour cette tuile.',
  'tile-not-assigned': ({ tile: name }) => `${cap(tile(String(name)))} n’est pas une tuile d’usine.`,
  'tile-not-owned': ({ tile: name }) => `Vous n’avez pas ceci : ${tile(String(name))}.`,
  'tile-not-used-now': ({ tile: name }) => `${tile(String(name))} ne sert pas à ce moment.`,
  'tile-used-already': ({ tile: name }) => `${tile(String(name))} a déjà servi.`,
  'warehouse-place-taken': () => 'Un ouvrier s’y trouve déjà.',
  'warehouse-worker-came-in-this-action': () => 'Cet ouvrier y est venu pendant cette action.',
}
