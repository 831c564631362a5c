// Additional actions in German — II.3.
import type { ChapterText } from '../../../rules/plan.ts'

export const additional: ChapterText<'additional'> = {
  title: 'Zusatzaktionen',
  sections: {
    'II.3': [
      'Nach der Hauptaktion',
      'Jeder Marker bringt eine Zusatzaktion, die nach der Hauptaktion kommt und auch ohne sie erlaubt ist. Fabrik, Qualität, Vertrieb und Produktion bringen eine Preisanpassung; Arbeiter, Maschinen, Börse und Schiff bringen einen Sondermarker.',
      '[SJ] Der helle Börsenmarker bringt keine.',
    ],
    'II.3.1': [
      'Preisanpassung',
      'Du darfst in jeder Fabrik, die die Hauptaktion berührt hat, einen neuen Preis setzen: nach Fabrik in den gebauten oder modernisierten, nach Qualität und Vertrieb in den verbesserten.',
      'Nach Qualität und Vertrieb auch in anderen, für je 1 £ aus der gezahlten Summe.',
      '> 4 £ für Vertrieb: 2 £ heben eine Fabrik von 1 auf 2, je 1 £ öffnet den Preis zweier anderer. Alle drei Preise dürfen sich ändern.',
      'Preise gehen von 5 £ bis 25 £. Die Attraktivität darf nicht unter 0 fallen, und auf einem Feld mit gelagerten Waren kann kein Preis stehen.',
      '[WF] Nach Produktion nur in der Fabrik, die produziert hat.',
      'Zu keiner anderen Zeit darf sich ein Preis ändern.',
    ],
    'II.3.2': [
      'Sondermarker nehmen',
      'Nimm kostenlos einen Sondermarker der aktuellen oder einer früheren Stufe. Zwei von derselben Art und Farbe darfst du nie besitzen; ein heller und ein dunkler derselben Aktion sind erlaubt. Du behältst ihn bis zum Ende.',
      '[SJ] Helle Marker ab den 1770er Jahren, dunkle ab den 1780er Jahren.',
      '[WF] Ein Entwicklungsplättchen, einen verbesserten Aktionsmarker oder ein Schiff. Stattdessen darf ein {tile broker} für eine oder zwei Aktien zum halben Preis zurückgegeben werden.',
      '[ruling] Ein Marker je Zusatzaktion.',
    ],
    'II.3.2.1': [
      'Entwicklungsplättchen',
      '[WF] Nimm ein beliebiges Plättchen, das ausliegt; was sie bewirken, steht im Verzeichnis des Materials. Keine zwei gleichen, höchstens vier: Mit einem fünften geht eines zurück, und seine Wirkung endet. Gönner verschiedener Waren sind verschiedene Plättchen.',
      'Statt eines zu nehmen, darfst du ein Plättchen, das einer Fabrik zugeordnet ist, etwa {tile foreman} oder {tile workshop}, einer anderen zuordnen.',
      '> Du gibst für ein fünftes Plättchen das Kleine Lager ab: Seine Waren gehen auf offene Plätze des großen Lagers; was keinen Platz hat, ist verloren.',
      '[ruling] Ein zugeordnetes Plättchen gehört zum Platz der Ware auf dem Tableau, welche Fabrik auch immer dort steht. Solange es bei keiner Fabrik wirkt, wartet es: Immer wenn du einen Sondermarker nimmst, gleich welchen, und eine Fabrik hast, darfst du es zuordnen oder weiter warten lassen.',
    ],
    'II.3.2.2': [
      'Fortgeschrittener Aktionsmarker',
      '[WF] Nimm einen Marker aus einer Reihe der aktuellen oder einer früheren Stufe. Produktion gibt es nur hier. Mit dem {tile inventor} auch aus der nächsten Reihe.',
    ],
    'II.3.2.3': [
      'Schiff nehmen',
      '[WF] Nimm ein Schiff der aktuellen oder einer früheren Stufe und leg es an einen freien Pier; du hast zwei. Sind beide belegt, darf ein größeres Schiff ein kleineres ersetzen.',
      'Die Besatzung kommt von selbst vom Arbeitsmarkt: keine für Kapazität 2, dann 1 für 4, 2 für 6, 3 für 8 und 4 für 10. Bezahlt wird sie in der Ereignisphase ({6.II}).',
      '> Ein Schiff mit Kapazität 2 und eines mit Kapazität 4 brauchen 1 Arbeiter. Ersetzt ein Schiff mit Kapazität 6 das mit Kapazität 2, sind es 1 + 2 = 3, es kommen also zwei dazu.',
      'Ein zurückgegebenes Schiff steht allen offen. Auf der Verwaltungstafel tritt das neue Schiff an die Stelle des ersetzten.',
      '[ruling] Kein Schiff ohne volle Besatzung: vom Markt, dann von den Entlassenen. Mit dem {tile inventor} auch ein Schiff der nächsten Stufe.',
    ],
  },
}
