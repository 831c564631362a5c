// The card game's aim and set-up in German.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardSetUp: ChapterText<'card-set-up'> = {
  title: 'Ziel und Aufbau',
  sections: {
    'CG-game': [
      'Worum es geht',
      'Ein bis vier Spieler führen Fabriken für Nahrung, Kleidung, Besteck und Lampen durch drei Jahrzehnte zu vier Runden. In jeder Runde ist eine Ware aktiv. Am Ende zählen deine Aktien: ihre Anzahl mal ihr Kurs.',
      'Eine Runde hat eine Aktionsphase, in der jeder einmal am Zug ist, eine Produktionsphase für die aktive Ware und die Vorbereitung der nächsten Runde.',
      'Alle haben dasselbe: einen Spielerplan, vier Fabriken, acht Arbeiterkarten (zwei für jede Fabrik), vier Büros, drei Qualitätskarten, zwei Vertriebskarten, zwei kleine Lagerhäuser, eine Schiffskarte und einen Maschinenmarker.',
    ],
    'CG-setup': [
      'Spieler',
      'Jeder beginnt mit 50 £, 10 Aktien zum Kurs 10, allen sechs Entwicklungen auf dem ersten Schritt und zwei bereiten Schiffen.',
      'Zwei Fabriken sind offen, auf Seite I, jede mit ihrer ersten Arbeiterkarte (Seite I) und ihrem Büro auf Preis. Ihre Marker liegen auf Platz 4: Attraktivität 0.',
      'Dazu beginnt jeder mit einer Entwicklung:',
      '- Zwei Spieler: Nahrung und Besteck mit einem Vorarbeiter; Kleidung und Lampen mit einer Werkstatt.',
      '- Drei Spieler: Nahrung und Kleidung mit einem Schritt Vertrieb; Kleidung und Besteck mit einer Werkstatt; Nahrung und Besteck mit einem Vorarbeiter.',
      '- Vier Spieler: Kleidung und Lampen mit einem Schritt Vertrieb; Nahrung und Besteck mit einem Vorarbeiter; Nahrung und Lampen mit einem Schritt Maschinen; Kleidung und Besteck mit einer Werkstatt.',
      'Alles andere wartet im Vorrat.',
    ],
    'CG-market': [
      'Markttafel',
      'Jede Ware hat eine Leiste, auf der Attraktivität und Nachfrage dieselbe Skala haben. Seite A gilt bis zu drei Spielern, Seite B für vier. Die Nachfrage beginnt bei −1 für Nahrung und Kleidung und 0 für Besteck und Lampen; auf Seite B bei −3 und −2. Die Löhne beginnen bei 2 £, aktiv ist Nahrung.',
      'Ein niedriger Nachfragemarker ist gut für Verkäufer: Du verkaufst den Abstand zwischen deiner Attraktivität und ihm ({CG-2.a}).',
      'Zu zweit hat ein neutraler dritter Spieler Marker auf 3 bei Nahrung und Kleidung und auf 2 bei Besteck und Lampen.',
      '[ruling] Das Auslegen der neutralen Marker bewegt keine Nachfrage. Nachfrage und Löhne bleiben an den Enden ihrer Leisten stehen.',
    ],
    'CG-supply': [
      'Entwicklungskarten',
      'Der Vorrat hängt von der Zahl der Spieler ab:',
      '- Zwei oder mehr: 2 Patente, 2 Ingenieure, 1 Großes Lagerhaus, 1 Unternehmer, 1 Sonderschicht, 2 Werkstätten, 2 Vorarbeiter.',
      '- Drei oder mehr, dazu: 1 Patent, 1 Ingenieur, 1 Großes Lagerhaus, 1 Sonderschicht und die Gönner für Kleidung und Nahrung und für Besteck und Nahrung.',
      '- Vier, dazu: die Gönner für Lampen und Besteck, Besteck und Kleidung, Lampen und Nahrung und 2 Erfinder.',
      'Karten, mit denen Spieler beginnen, kommen aus diesem Vorrat.',
    ],
  },
}
