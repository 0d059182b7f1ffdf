import { request } from './request.ts';
import type { Leader, MyRatings, Profile } from './wire.ts';

export const FAMILIES = ['base', 'expansions', 'two', 'teams'] as const;
export type Family = (typeof FAMILIES)[number];

/** The part of the server's interface that is about ratings. */
export const ratings = {
  mine: () => request<MyRatings>('GET', '/api/ratings'),
  publish: (open: boolean) => request<MyRatings>('POST', '/api/ratings/public', { body: { public: open } }),
  leaders: (family: Family) => request<Leader[]>('GET', `/api/ratings/${family}`),
  profile: (name: string) => request<Profile>('GET', `/api/people/${encodeURIComponent(name)}`),
};
