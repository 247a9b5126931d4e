// The marks of the seats, in a square of 24.
/** Each with the size of its letter and the line it stands on: a triangle is wide only below. */
export const MARKS = [
  { path: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z', letter: 13.5, line: 16.6 },
  {
    path: 'M4.5 2h15q2.5 0 2.5 2.5v15q0 2.5-2.5 2.5h-15Q2 22 2 19.5v-15Q2 2 4.5 2z',
    letter: 13.5,
    line: 16.6,
  },
  { path: 'M12 1.2 23.2 21.5H.8z', letter: 11, line: 18.5 },
  { path: 'M12 .5 23.5 12 12 23.5.5 12z', letter: 11, line: 15.8 },
  {
    path: 'M12 .6l3.5 7.6 8.3 1-6.1 5.7 1.6 8.2L12 19l-7.3 4.1 1.6-8.2L.2 9.2l8.3-1z',
    letter: 11,
    line: 16.4,
  },
  { path: 'M6 1.6h12L24 12l-6 10.4H6L0 12z', letter: 13.5, line: 16.6 },
]
