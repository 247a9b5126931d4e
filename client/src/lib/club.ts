// Shared deals, people, tournaments and clubs over HTTP: docs/clubs.md.
import type {
  ClubTold,
  Daily,
  DealMade,
  DealTold,
  PersonTold,
  RatingList,
  Result,
  TournamentInfo,
  TournamentTold,
} from '../generated/answered'
import type { NewDeal, NewTournament } from '../generated/asked'
import { get, post } from './api'
import { isDate } from './clocks'
import { language } from './words.svelte'

export type {
  ClubTold,
  Daily,
  DealTold,
  NewTournament,
  PersonTold,
  RatingList,
  Result,
  TournamentInfo,
  TournamentTold,
}

const part = encodeURIComponent

export const daily = (): Promise<Daily> => get('/daily')
export const playDaily = (game: string): Promise<DealMade> => post(`/daily/${part(game)}`)
export const shareDeal = (deal: NewDeal): Promise<DealTold> => post('/deals', deal)
export const deal = (id: string): Promise<DealTold> => get(`/deals/${part(id)}`)
export const playDeal = (id: string): Promise<DealMade> => post(`/deals/${part(id)}/play`)
export const person = (face: string): Promise<PersonTold> => get(`/people/${part(face)}`)
export const ratings = (game: string): Promise<RatingList> => get(`/ratings/${part(game)}`)
export const tournament = (id: string): Promise<TournamentTold> => get(`/tournaments/${part(id)}`)
export const announceTournament = (wanted: NewTournament): Promise<TournamentTold> =>
  post('/tournaments', wanted)
export const inTournament = (
  id: string,
  act: 'enter' | 'withdraw' | 'begin' | 'close',
): Promise<TournamentTold> => post(`/tournaments/${part(id)}/${act}`)
export const addBot = (id: string, level: string): Promise<TournamentTold> =>
  post(`/tournaments/${part(id)}/bot`, { level })
export const club = (id: string): Promise<ClubTold> => get(id ? `/clubs/${part(id)}` : '/club')
export const makeClub = (name: string): Promise<ClubTold> => post('/clubs', { name })
export const inClub = (id: string, act: 'join' | 'leave'): Promise<ClubTold> =>
  post(`/clubs/${part(id)}/${act}`)
export const changeMember = (id: string, act: 'remove' | 'let-in', face: string): Promise<ClubTold> =>
  post(`/clubs/${part(id)}/${act}`, { face })
export const MY_GAMES = '/api/v1/me/games'

/** “18 November”. */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString(language(), { day: 'numeric', month: 'long' })

/** “Thursday 18:00”; what is farther away than a week has its date. */
export const momentOf = (at: string): string =>
  new Date(at).toLocaleString(language(), {
    ...(isDate(at) ? { day: 'numeric', month: 'long' } : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
