// The deal of Water Frame's lessons: the learner starts with a ship.
export const WITH_A_SHIP = {
  players: 3,
  components: {
    predeterminedMarkers: {
      players3: {
        blue: { foreman: 0, 'ship 2': 1 },
        red: { 'ship 2': 0, 'light machinery': 1 },
        green: { 'light production': 0, foreman: 1 },
      },
    },
  },
} as const
