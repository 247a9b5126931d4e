// What stands in each district, drawn upright; City turns it along the ring. Tints: 1 wall, 2 roof, 3 opening.

export type Building = [tint: 1 | 2 | 3, path: string][]

const dome: Building = [
  [1, 'M-13 0V-22H13V0z'],
  [2, 'M-15 -22C-15 -35 -4 -36 0 -44C4 -36 15 -35 15 -22z'],
  [3, 'M-5 0v-11a5 5 0 0 1 10 0V0z'],
]
const minaret: Building = [
  [1, 'M-6 0V-41H6V0z'],
  [2, 'M-10 -39L0 -58L10 -39z'],
  [3, 'M-2.5 -29h5v9h-5z'],
]
const greatDome: Building = [
  [1, 'M-20 0V-33H20V0z'],
  [2, 'M-22 -33C-22 -53 -4 -54 0 -66C4 -54 22 -53 22 -33z'],
  [3, 'M-5 0v-17a5 5 0 0 1 10 0V0z'],
]
const tower: Building = [
  [1, 'M-10 0V-36H10V0z'],
  [2, 'M-14 -35L0 -52L14 -35z'],
  [3, 'M-2.5 -26h5v9h-5z'],
]
const tallTower: Building = [
  [1, 'M-8 0V-45H8V0z'],
  [2, 'M-12 -44L0 -64L12 -44z'],
  [3, 'M-2.5 -32h5v9h-5z'],
]
const keep: Building = [
  [1, 'M-13 0V-49H13V0z'],
  [2, 'M-17 -48L0 -70L17 -48z'],
  [3, 'M-2.5 -35h5v9h-5z'],
]
const ziggurat: Building = [
  [1, 'M-19 0V-15H-13V-27H-7V-38H7V-27H13V-15H19V0z'],
  [2, 'M-5 0V-38H5V0zM-6 -38L0 -44 6 -38z'],
]
const greatZiggurat: Building = [
  [1, 'M-28 0V-22H-19V-40H-10V-55H10V-40H19V-22H28V0z'],
  [2, 'M-5 0V-55H5V0zM-6 -55L0 -64 6 -55z'],
]
const gable: Building = [
  [1, 'M-13 0V-29h4v-6h4v-6h4V-48H1v7h4v6h4v6h4V0z'],
  [3, 'M-6 -24h4v7h-4zM2 -24h4v7h-4zM-4 0v-9a4 4 0 0 1 8 0v9z'],
]
const tallGable: Building = [
  [1, 'M-13 0V-35h4v-6h4v-6h4V-58H1v11h4v6h4v6h4V0z'],
  [3, 'M-6 -29h4v7h-4zM2 -29h4v7h-4zM-4 0v-9a4 4 0 0 1 8 0v9z'],
]
const bridge: Building = [[2, 'M-30 0C-15 -26 15 -26 30 0h-9c-8-13-34-13-42 0z']]
const pagoda: Building = [
  [1, 'M-10 0V-42H10V0z'],
  [2, 'M-19 -15q8-2 10-9h18q2 7 10 9zM-15 -31q7-2 9-9h12q2 7 9 9zM-10 -43q8-3 10-10q3 7 10 10z'],
  [3, 'M-4 0v-9h8v9z'],
]
const greatPagoda: Building = [
  [1, 'M-13 0V-58H13V0z'],
  [2, 'M-25 -20q8-2 10-9h30q2 7 10 9zM-21 -42q7-2 9-9h24q2 7 9 9zM-16 -58q8-3 16-14q3 10 16 14z'],
  [3, 'M-4 0v-9h8v9z'],
]
const forge: Building = [
  [2, 'M6 -58a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM14.5 -65a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM6 0V-52h10V0z'],
  [1, 'M-23 0V-24l9 -14h17l9 14V0z'],
  [3, 'M-16 0v-9a6 6 0 0 1 12 0v9zM2 -17h8v8h-8z'],
]
const tree: Building = [
  [1, 'M-2.5 0v-14h5V0z'],
  [2, 'M-14 -25a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z'],
]
const mill: Building = [
  [1, 'M-10 0L-6 -43H6L10 0z'],
  [2, 'M-7 -42a7 7 0 0 1 14 0zM0 -43l20-14 3 5zM0 -43l14 20-5 3zM0 -43l-20 14-3-5zM0 -43l-14-20 5-3z'],
]
const greatTree: Building = [
  [1, 'M-2.5 0v-14h5V0z'],
  [2, 'M-17 -29a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z'],
]
const observatory: Building = [
  [1, 'M-15 0V-25H15V0z'],
  [2, 'M-17 -25a17 17 0 0 1 34 0z'],
  [3, 'M2 -40l8 4-5 12h-5z'],
]
const temple: Building = [
  [2, 'M-30 -37L0 -60 30 -37z'],
  [1, 'M-27 -37h6V0h-6zM-13 -37h6V0h-6zM7 -37h6V0h-6zM21 -37h6V0h-6zM-30 -5h60V0h-60z'],
]

/** Buildings by district, each with how far it stands from the middle of the skyline, in degrees. */
export const SKYLINE: Record<string, [turn: number, building: Building][]> = {
  shakara: [
    [-17, dome],
    [-9, minaret],
    [0, greatDome],
    [9, minaret],
    [17, dome],
  ],
  ormeth: [
    [-17, tower],
    [-10, tallTower],
    [0, keep],
    [10, tallTower],
    [17, tower],
  ],
  likaran: [
    [-15, ziggurat],
    [0, greatZiggurat],
    [15, ziggurat],
  ],
  velisse: [
    [-17, gable],
    [-10.5, tallGable],
    [0, bridge],
    [10.5, tallGable],
    [17, gable],
  ],
  taira: [
    [-15, pagoda],
    [0, greatPagoda],
    [15, pagoda],
  ],
  quendar: [
    [-13.5, forge],
    [0, forge],
    [13.5, forge],
  ],
  moravel: [
    [-17, tree],
    [-9, mill],
    [0, greatTree],
    [9, mill],
    [17, tree],
  ],
  issenda: [
    [-15, observatory],
    [0, temple],
    [15, observatory],
  ],
}
