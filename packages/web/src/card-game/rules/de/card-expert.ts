// The card game's expert modules in German.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardExpert: ChapterText<'card-expert'> = {
  title: 'Expertenmodule',
  sections: {
    'CG-expert-3': [
      'Sperren nach Jahrzehnt',
      '[expert] Schritte von Qualität, Vertrieb, Maschinen und Schiff brauchen ihr Jahrzehnt: der erste Schritt Jahrzehnt I, der zweite Jahrzehnt II, der dritte Jahrzehnt III.',
      'Solange du sie besitzt, heben Karten das auf: {card engineer} für Qualität, {card patent} für Vertrieb, {card workshop} für Maschinen, {card customs-office} für Schiff. Gemachte Schritte bleiben.',
      '[ruling] Der {card inventor} darf für zwei verschiedene Schritte abgegeben werden, gleich welchen Jahrzehnts, oder für einen, wenn nur einer möglich ist; das gehört zu diesem Modul. Die Entwicklung zu Beginn hält sich an Jahrzehnt I.',
    ],
    'CG-expert-4': [
      'Den Anfang wählen',
      '[expert] Vom Startspieler an wählt im Uhrzeigersinn jeder eine erste Fabrik; dann, gegen den Uhrzeigersinn, eine zweite; dann, gegen den Uhrzeigersinn, eine Entwicklung: eine Karte oder einen Schritt.',
    ],
    'CG-expert-7': ['Keine Schiffe', '[expert] Zu Beginn hat niemand Schiffe. Die erste Börse bringt zwei.'],
    'CG-expert-10': [
      'Zufälliger Vorrat',
      '[expert] Ein Unternehmer, dazu Ingenieure und Patente, je einer weniger als Spieler da sind. Dann werden vier Karten je Spieler aus den übrigen gezogen, die zwei Seiten haben. Keine Art darf so oft ausliegen, wie Spieler da sind; zu viele einer Art werden gewendet oder neu gezogen.',
      '> Drei Spieler: 1 + 2 + 2 = 5 Karten, dann 12 dazu: 17 im Ganzen, keine mehr als zweimal.',
      '[ruling] Mit diesem Modul wird die Entwicklung zu Beginn gewählt, auch wenn es die Fabriken nicht werden.',
    ],
    'CG-expert-11': [
      'Aktien vor dem Start',
      '[expert] Vor der ersten Runde darf jeder Aktien für je 10 £ kaufen.',
      '> Fünf Aktien kosten alle 50 £: 15 Aktien und kein Geld.',
    ],
    'CG-1.a.6': [
      'Sonderproduktion',
      '[expert] Lass als deine Aktion eine oder mehrere Fabriken sofort produzieren: die Fabrik allein, mit ihrer ersten Arbeiterkarte oder mit beiden. Die Waren kommen in Lagerhäuser dieser Fabrik; was keinen Platz findet, ist verschwendet.',
      'Du zahlst Löhne, Maschinen und feste Kosten, aber nur für das, was genutzt wurde.',
      '[ruling] Der Notfonds darf dafür zahlen, aber bestellt werden darf nichts, was Geld und Fonds zusammen nicht bezahlen können. Eine {card extra-shift} gibt der nächsten bestellten Fabrik eine Ware dazu.',
    ],
    'CG-1.a.7': [
      'Frühes Verschiffen',
      '[expert] Verschiff als deine Aktion beliebige gelagerte Waren beliebiger deiner Fabriken. Ein Schiff darf gemischt beladen sein. Jede Ware bringt den Exportpreis ihrer Fabrik, jedes Schiff kostet einen Marker.',
    ],
  },
}
