// Where the rules of the card game use a printed figure. Its sources name no sections: the rulebook has few numbers.

const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^spotAppeal|Price(?:I|II)$|Office/, ['CG 1.b']],
  [/^factoryGoods|WorkersGoods$/, ['CG 2.a']],
  [/^fixedCost/, ['CG 2.c']],
  [/^decades$/, ['CG 3 decade']],
  [/^exportPrice|^ship/, ['CG 2.b ships']],
  [/^finalPrice|^shipValueLoss/, ['CG final a']],
  [/^(?:first|second)Workers$/, ['CG 1.a.2']],
  [/Machines$|^machine/, ['CG 1.a.3']],
  [/^(?:appeal|demand|arrows|wages)/, ['CG setup 9']],
  [/^neutralAppeal/, ['CG setup 9', 'CG 3 neutral']],
  [/^opponent|^bag/, ['CG solo 2']],
  [/^start/, ['CG setup 4']],
  [/^shares?(?:Value)?Max|^soldForValue/, ['CG 2.d']],
  [/^loanSpaces/, ['CG 1.a.5']],
  [/^(?:quality|distribution|cards|machinery|ship|stock)$/, ['CG 1.c']],
  [/^restrictedUntil/, ['CG expert 3']],
  [/QualityCard$|^qualityLimit|^distribution/, ['CG 1.a.4']],
  [/^smallStorehouse/, ['CG 2.b storehouses']],
  [/^supply/, ['CG setup 10']],
  [/^pairs|^cardsPerPlayer/, ['CG expert 10']],
  [/^engineer/, ['card engineer']],
  [/^bigStorehouse/, ['card big-storehouse']],
  [/^foreman/, ['card foreman']],
  [/^workshop/, ['card workshop']],
  [/^developer/, ['card developer']],
  [/^contractIncome/, ['card contract']],
]

export function cardFigureRules(figure: string): readonly string[] {
  return RULES.filter(([pattern]) => pattern.test(figure)).flatMap(([, rules]) => rules)
}
